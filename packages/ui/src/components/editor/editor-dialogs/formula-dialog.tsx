import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { Textarea } from '../../forms/textarea/textarea.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { useEditorWords } from '../words.tsx';
import { isWholeTex } from '../schema/tex.ts';
import { FormulaDrawing } from './formula-drawing.tsx';
import { useDrawnTex } from './use-drawn-tex.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { selectedFormula, textOf } from './selected-node.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** TeX of a formula, drawn while it is typed, with its most common parts ready to put in. What cannot be drawn is not put in. */
export const FormulaDialog = ({ editor, onClose }: EditorDialogProps): ReactNode => {
  const words = useEditorWords();
  const [old] = useState(() => selectedFormula(editor));
  const [tex, setTex] = useState(textOf(old, 'tex'));
  const [display, setDisplay] = useState(old?.['display'] === true);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const drawn = useDrawnTex({ tex, display });
  const error = (() => {
    if (tex.trim() === '') return words.texEmpty;
    if (!isWholeTex({ tex, display })) return words.texError;
    return drawn && 'fault' in drawn ? words.texFault[drawn.fault.kind](drawn.fault.part) : undefined;
  })();
  const done = () => {
    setTried(true);
    if (error !== undefined) return;
    editor.commands.insertContent({ type: 'formula', attrs: { tex: tex.trim(), display } });
    onClose();
  };
  const putIn = (part: string) => {
    const { selectionStart = tex.length, selectionEnd = tex.length } = field.current ?? {};
    setTex(`${tex.slice(0, selectionStart)}${part}${tex.slice(selectionEnd)}`);
    field.current?.focus();
  };
  return (
    <ToolDialog title={words.formulaTool} changes={old !== null} onDone={done} onClose={onClose}>
      <Stack gap="e12">
        <Textarea
          ref={field}
          label={words.tex}
          help={words.texHelp}
          rows={2}
          spellCheck={false}
          value={tex}
          onChange={setTex}
          error={tried ? error : undefined}
        />
        <FormulaDrawing drawn={drawn} fault={tex.trim() === '' || tried ? undefined : error} />
        <div role="group" aria-label={words.texParts}>
          <Inline wrap gap="e8">
            {Object.entries(words.texPart).map(([part, name]) => (
              <Button key={part} size="sm" variant="secondary" onClick={() => putIn(part)}>
                {name}
              </Button>
            ))}
          </Inline>
        </div>
        <Checkbox label={words.texDisplay} checked={display} onChange={setDisplay} />
      </Stack>
    </ToolDialog>
  );
};
