/** Each icon is imported from its own file: through the package's index every build would read all six thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType } from 'react';

  const Drawing: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  export default Drawing;
}
