import { useEffect, useState } from 'react';
import { previewHtml } from '../html/preview-html.ts';
import { hasTex, typesetHtml } from '../html/typeset-html.ts';

const SEPARATOR = '\u0000';

/** Texts being written as readers will see them, formulas drawn. Until they are drawn their source stands as code. */
export const useTypeset = (htmls: readonly string[]): readonly string[] => {
  const joined = htmls.join(SEPARATOR);
  const [drawn, setDrawn] = useState<{ from: string; htmls: readonly string[] } | null>(null);
  const formulas = hasTex(joined);
  useEffect(() => {
    if (!formulas) return undefined;
    let stale = false;
    const draw = async () => {
      const now = await Promise.all(joined.split(SEPARATOR).map(typesetHtml));
      if (!stale) setDrawn({ from: joined, htmls: now });
    };
    // Without the renderer (no connection) the source stays as code.
    draw().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [joined, formulas]);
  return formulas && drawn?.from === joined ? drawn.htmls : htmls.map(previewHtml);
};
