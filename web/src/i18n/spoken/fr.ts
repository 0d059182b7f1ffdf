import { fr as boxes } from '../boxes.fr.ts';
import { fr as chronicle } from '../chronicle.fr.ts';
import { fr as court } from '../court.fr.ts';
import { fr as goods } from '../goods.fr.ts';
import { fr as replay } from '../replay.fr.ts';
import { fr as shell } from '../shell.fr.ts';
import { fr as table } from '../table.fr.ts';
import type { Words } from '../words.ts';

export const words: Words = { ...boxes, ...chronicle, ...court, ...goods, ...replay, ...shell, ...table };
