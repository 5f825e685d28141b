/** As in package.json, which a worker and a bundler do not read. */
export const version = '0.1.0';
