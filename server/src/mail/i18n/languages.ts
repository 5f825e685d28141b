import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const mailTexts: Record<Language, Texts> = { en, fr, de, es, it };
