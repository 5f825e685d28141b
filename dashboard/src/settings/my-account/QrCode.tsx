import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** Drawn in the browser, so that the secret goes to no other site. Always dark on white, as phones expect it. */
export const QrCode = ({ text, name }: { text: string; name: string }) => {
  const { size, squares } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'L', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, squares: dark.join('') };
  }, [text]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could only show a data: address, which the page's policy refuses
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={squares} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
