import { de as boxes } from '../boxes.de.ts';
import { de as chronicle } from '../chronicle.de.ts';
import { de as court } from '../court.de.ts';
import { de as goods } from '../goods.de.ts';
import { de as replay } from '../replay.de.ts';
import { de as shell } from '../shell.de.ts';
import { de as table } from '../table.de.ts';
import type { Words } from '../words.ts';

export const words: Words = { ...boxes, ...chronicle, ...court, ...goods, ...replay, ...shell, ...table };
