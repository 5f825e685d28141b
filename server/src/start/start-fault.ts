/** Something outside the program keeps it from starting. The message names the cause and the cure. */
export class StartFault extends Error {
  override name = 'StartFault';
}
