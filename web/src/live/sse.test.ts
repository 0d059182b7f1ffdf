import { expect, test } from 'vitest';
import { Reader } from './sse.ts';

const STREAM = 'retry: 1000\nid: 6\n\nevent: table\nid: 7\ndata: {"table":"ab","version":3}\n\n: ping\n\nevent: lobby\nid: 8\ndata: {}\n\n';

test('messages are the same however the stream is cut', () => {
  const whole = new Reader().read(STREAM);
  expect(whole.map((message) => message.event)).toEqual(['table', 'lobby']);
  for (let cut = 1; cut < STREAM.length; cut++) {
    const reader = new Reader();
    expect([...reader.read(STREAM.slice(0, cut)), ...reader.read(STREAM.slice(cut))]).toEqual(whole);
    expect(reader.id).toBe('8');
  }
});

test('the opening sets the id and wakes nobody', () => {
  const reader = new Reader();
  expect(reader.read('retry: 1000\nid: 6\n\n')).toEqual([]);
  expect(reader.id).toBe('6');
});

test('an id counts once its message is whole: who comes back with it has seen the message', () => {
  const reader = new Reader('6');
  expect(reader.read('event: table\nid: 7\nda')).toEqual([]);
  expect(reader.id).toBe('6');
  expect(reader.read('ta: 1\n\n')).toHaveLength(1);
  expect(reader.id).toBe('7');
});

test('lines may end as on any system', () => {
  expect(new Reader().read('event: lobby\r\ndata: 1\r\ndata: 2\r\n\r\n')).toEqual([{ event: 'lobby', data: '1\n2' }]);
});
