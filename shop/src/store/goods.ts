import type { Seller } from '../payments/pay-seller.ts';
import type { Language } from '../texts/languages.ts';

type Words = Readonly<Record<Language, { readonly name: string; readonly about: string }>>;

export interface Good {
  readonly id: string;
  /** In cents. */
  readonly unitAmount: number;
  /** What is physical is sent to an address. */
  readonly type: 'physical' | 'digital';
  /** Which of the sellers of this marketplace sells it. */
  readonly seller: Seller;
  /** What the buyer of a digital good gets, in downloads/. */
  readonly file?: string;
  readonly words: Words;
}

const clay = { name: 'Ton & Erde', accountId: 'ton-und-erde', iban: 'DE89370400440532013000' };
const paper = { name: 'Carta Blu', accountId: 'carta-blu', iban: 'IT60X0542811101000000123456' };
const kitchen = { name: 'Le Fournil', accountId: 'le-fournil', iban: 'FR1420041010050500013M02606' };

export const sellers: readonly Seller[] = [clay, paper, kitchen];

/** Each has a picture in public/goods. */
export const goods: readonly Good[] = [
  {
    id: 'mug',
    unitAmount: 1800,
    type: 'physical',
    seller: clay,
    words: {
      en: { name: 'Stoneware mug', about: 'Thrown by hand, glazed like the sea at noon.' },
      fr: { name: 'Tasse en grès', about: 'Tournée à la main, émaillée comme la mer à midi.' },
      de: { name: 'Steinzeugbecher', about: 'Von Hand gedreht, glasiert wie das Meer am Mittag.' },
      es: { name: 'Taza de gres', about: 'Torneada a mano, esmaltada como el mar a mediodía.' },
      it: { name: 'Tazza in gres', about: 'Tornita a mano, smaltata come il mare a mezzogiorno.' },
    },
  },
  {
    id: 'vase',
    unitAmount: 3400,
    type: 'physical',
    seller: clay,
    words: {
      en: { name: 'Small vase', about: 'For one branch or three tulips.' },
      fr: { name: 'Petit vase', about: 'Pour une branche ou trois tulipes.' },
      de: { name: 'Kleine Vase', about: 'Für einen Zweig oder drei Tulpen.' },
      es: { name: 'Jarrón pequeño', about: 'Para una rama o tres tulipanes.' },
      it: { name: 'Vasetto', about: 'Per un ramo o tre tulipani.' },
    },
  },
  {
    id: 'notebook',
    unitAmount: 1250,
    type: 'physical',
    seller: paper,
    words: {
      en: { name: 'Sewn notebook', about: '96 blank pages that lie flat.' },
      fr: { name: 'Carnet cousu', about: '96 pages blanches qui restent à plat.' },
      de: { name: 'Geheftetes Notizbuch', about: '96 leere Seiten, die flach liegen.' },
      es: { name: 'Cuaderno cosido', about: '96 páginas en blanco que quedan planas.' },
      it: { name: 'Quaderno cucito', about: '96 pagine bianche che restano aperte.' },
    },
  },
  {
    id: 'wallpaper',
    unitAmount: 500,
    type: 'digital',
    file: 'dunes.svg',
    seller: paper,
    words: {
      en: { name: 'Wallpaper “Dunes”', about: 'For every screen. To download.' },
      fr: { name: 'Fond d’écran « Dunes »', about: 'Pour tous les écrans. À télécharger.' },
      de: { name: 'Hintergrundbild „Dünen“', about: 'Für jeden Bildschirm. Zum Herunterladen.' },
      es: { name: 'Fondo «Dunas»', about: 'Para cualquier pantalla. Para descargar.' },
      it: { name: 'Sfondo «Dune»', about: 'Per ogni schermo. Da scaricare.' },
    },
  },
  {
    id: 'tea',
    unitAmount: 900,
    type: 'physical',
    seller: kitchen,
    words: {
      en: { name: 'Verbena tea', about: 'Dried leaves, 40 g in a tin.' },
      fr: { name: 'Tisane de verveine', about: 'Feuilles séchées, boîte de 40 g.' },
      de: { name: 'Verbenentee', about: 'Getrocknete Blätter, 40 g in der Dose.' },
      es: { name: 'Infusión de verbena', about: 'Hojas secas, lata de 40 g.' },
      it: { name: 'Tisana alla verbena', about: 'Foglie essiccate, 40 g in scatola.' },
    },
  },
  {
    id: 'recipe',
    unitAmount: 350,
    type: 'digital',
    file: 'bread-in-one-day.txt',
    seller: kitchen,
    words: {
      en: { name: 'Bread in one day', about: 'A recipe that works. To download.' },
      fr: { name: 'Du pain en un jour', about: 'Une recette qui réussit. À télécharger.' },
      de: { name: 'Brot an einem Tag', about: 'Ein Rezept, das gelingt. Zum Herunterladen.' },
      es: { name: 'Pan en un día', about: 'Una receta que sale bien. Para descargar.' },
      it: { name: 'Pane in un giorno', about: 'Una ricetta che riesce. Da scaricare.' },
    },
  },
];

export const findGood = (id: string) => goods.find((good) => good.id === id);
