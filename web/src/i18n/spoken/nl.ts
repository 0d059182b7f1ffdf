import { nl as boxes } from '../boxes.nl.ts';
import { nl as chronicle } from '../chronicle.nl.ts';
import { nl as court } from '../court.nl.ts';
import { nl as goods } from '../goods.nl.ts';
import { nl as replay } from '../replay.nl.ts';
import { nl as shell } from '../shell.nl.ts';
import { nl as table } from '../table.nl.ts';
import type { Words } from '../words.ts';

export const words: Words = { ...boxes, ...chronicle, ...court, ...goods, ...replay, ...shell, ...table };
