/**
 * The last fallback, when rendering itself failed (S1 §2.5). Plain elements with inline styles, so that it depends on
 * no other code or style sheet.
 */
import type { CSSProperties } from 'react';

import { copy } from './copy.ts';

const page: CSSProperties = {
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '8px',
  fontFamily: 'system-ui, sans-serif',
  textAlign: 'center',
};
const title: CSSProperties = { margin: 0, fontSize: '2.5rem', fontWeight: 800 };
const link: CSSProperties = { padding: '12px', fontSize: '1rem' };

export function FatalPage() {
  return (
    <main style={page}>
      <h1 style={title}>{copy.fatal}</h1>
      <a style={link} href={window.location.pathname + window.location.search}>
        {copy.fatalAction}
      </a>
    </main>
  );
}
