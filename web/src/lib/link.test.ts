import { expect, test } from 'vitest';
import { isLocal, tableIn } from './link.ts';

test('a table is found in its link, its path or its code', () => {
  for (const text of ['k3f9', ' https://host:8007/table/k3f9 ', 'http://10.0.0.2/table/k3f9/?x=1', '/table/k3f9', 'table/k3f9#a']) {
    expect(tableIn(text)).toBe('k3f9');
  }
});

test('anything else is no link', () => {
  for (const text of ['', 'https://host/about', '/table/', '/table/../x', 'Hello World', 'https://host/table/K%20']) {
    expect(tableIn(text)).toBeNull();
  }
});

test('addresses of this machine alone are known', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocal)).toBe(true);
  expect(['192.168.1.4', 'example.org'].some(isLocal)).toBe(false);
});
