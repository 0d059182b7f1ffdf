import { expect, test } from 'vitest';
import { agentName } from './agent.ts';

test('a browser is told by two words', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
  expect(agentName(chrome)).toBe('Chrome, Linux');
  expect(agentName('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Windows');
  expect(agentName('curl/8.1')).toBe('curl/8.1');
  expect(agentName('')).toBe('?');
});
