/** A cause outside the program prevents the start. The message names the cause and the fix. */
export class StartFault extends Error {
  override name = 'StartFault';
}
