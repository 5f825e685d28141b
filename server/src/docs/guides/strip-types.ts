import { stripTypeScriptTypes } from 'node:module';

/** Node leaves spaces where a type was. In JavaScript that a person writes there are none. */
const closeGaps = (line: string) =>
  line
    .replaceAll(/, {2,}(?=\})/g, ' ')
    .replaceAll(/(?<=\S) {2,}(?=[;,()])/g, '')
    .replaceAll(/(?<=\S) {2,}/g, ' ');

/** The same example in JavaScript, for readers who have no TypeScript (docs/decisions/052). Lines that are only types go. */
export const stripTypes = (code: string) => {
  const typed = code.split('\n');
  return stripTypeScriptTypes(code)
    .split('\n')
    .flatMap((line, index) => {
      if (line === typed[index]) return [line];
      return line.trim() === '' ? [] : [closeGaps(line)];
    })
    .join('\n')
    .trim()
    .replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
};

/** The name of the file that such an example is written to. */
export const asJavaScriptFile = (file: string) => file.replace(/\.ts$/, '.js');
