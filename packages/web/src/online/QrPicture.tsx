/** A link as squares to be photographed: dark on white, whatever the colours of the page. */
import { useMemo } from 'preact/compat';
import { qrCode } from './qr/qrCode.ts';

const QUIET = 4;

export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = qrCode(text);
    const squares = code.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    );
    return { size: code.length + 2 * QUIET, path: squares.join('') };
  }, [text]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
