import type { ReactNode } from 'react';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { Text } from '../../foundations/text/text.tsx';
import type { DrawnTex } from '../html/draw-tex.ts';
import { useEditorWords } from '../words.tsx';
import { formulaBox } from './formula-drawing.css.ts';

/** The formula as its readers will see it; while it is not whole yet, what is missing. */
export const FormulaDrawing = ({ drawn, fault }: { drawn: DrawnTex | null; fault: string | undefined }): ReactNode => {
  const words = useEditorWords();
  return (
    <figure className={formulaBox} aria-label={words.texShown}>
      <Text look="small" tone="muted">
        {words.texShown}
      </Text>
      {drawn && 'math' in drawn ? (
        <RichHtml html={`<p>${drawn.math}</p>`} />
      ) : (
        <Text tone="muted">{fault ?? words.texNone}</Text>
      )}
    </figure>
  );
};
