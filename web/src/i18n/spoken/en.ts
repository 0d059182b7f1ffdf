import { en as boxes } from '../boxes.en.ts';
import { en as chronicle } from '../chronicle.en.ts';
import { en as court } from '../court.en.ts';
import { en as goods } from '../goods.en.ts';
import { en as replay } from '../replay.en.ts';
import { en as shell } from '../shell.en.ts';
import { en as table } from '../table.en.ts';

export const words = { ...boxes, ...chronicle, ...court, ...goods, ...replay, ...shell, ...table };
