import { expect, test } from 'vitest';
import { mayLead } from './leader.ts';

test('a tab leads by its own lease, or by one that has run out', () => {
  expect(mayLead(null, 'a', 100)).toBe(true);
  expect(mayLead({ tab: 'a', until: 50 }, 'a', 100)).toBe(true);
  expect(mayLead({ tab: 'b', until: 150 }, 'a', 100)).toBe(false);
  expect(mayLead({ tab: 'b', until: 50 }, 'a', 100)).toBe(true);
});
