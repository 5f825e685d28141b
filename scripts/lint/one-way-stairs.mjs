import { dirname, relative, resolve, sep } from 'node:path';

/**
 * The rooms of a folder are ordered in floors, the top floor first. A room imports only rooms on lower floors, so no two
 * rooms import each other. `files` means the files directly in the folder that no floor names.
 *
 * @typedef {{ folder: string, floors: string[][] }} House
 */

/** The name of the room that contains a file, or undefined outside the house. */
const roomOf = (/** @type {House} */ { folder, floors }, /** @type {string} */ file) => {
  const path = relative(resolve(folder), file);
  if (path.startsWith('..')) return undefined;
  const [name = '', ...rest] = path.split(sep);
  if (rest.length > 0) return name;
  const plain = name.replace(/\.tsx?$/, '');
  return floors.flat().includes(plain) ? plain : 'files';
};

const floorOf = (/** @type {House} */ { floors }, /** @type {string} */ room) =>
  floors.findIndex((rooms) => rooms.includes(room));

/** What is wrong with an import of one room by another, or undefined. */
const findFault = (/** @type {House} */ house, /** @type {string} */ from, /** @type {string} */ to) => {
  for (const room of [from, to]) {
    if (floorOf(house, room) === -1) return `${house.folder}/${room} is on no floor in .oxlintrc.json.`;
  }
  if (floorOf(house, to) > floorOf(house, from)) return undefined;
  return `${house.folder}: ${from} must not import ${to}, which is not on a lower floor.`;
};

const oneWay = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) => {
    /** @type {House[]} */
    const houses = context.options[0];
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = resolve(dirname(context.filename), specifier);
      for (const house of houses) {
        const [from, to] = [roomOf(house, context.filename), roomOf(house, target)];
        if (from === undefined || to === undefined || from === to) continue;
        const message = findFault(house, from, to);
        if (message !== undefined) context.report({ node, message });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'stairs' }, rules: { 'one-way': oneWay } };
