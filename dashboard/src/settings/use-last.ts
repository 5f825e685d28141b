import { useState } from 'react';

/** What was there last, for a dialog that keeps its words while it fades out. */
export const useLast = <T>(value: T | undefined) => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
