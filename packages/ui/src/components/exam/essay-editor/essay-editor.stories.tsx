import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { sampleEssay } from '../essay-proposal/sample-essay.ts';
import { EssayEditor, type EssayStatus } from './essay-editor.tsx';

const meta = {
  title: 'Exam/EssayEditor',
  component: EssayEditor,
  parameters: guide({
    use: 'Escrever a redação ou uma resposta em texto, com o estado do que foi salvo e Ctrl+S.',
    do: ['Deixe o tema a um toque e o estado do que foi salvo à vista'],
    dont: ['Texto com formatação: use RichEditor'],
    words: 'redação texto folha rascunho essay writing autosave escrever caderno linhas',
    design: 'EditorRedacao',
    keyboard: 'story',
  }),
} satisfies Meta<typeof EssayEditor>;
export default meta;

const messages: Record<EssayStatus, string> = {
  empty: '',
  modified: 'Nova modificação detectada! Antes de continuar, salve as modificações',
  saving: 'Salvando…',
  saved: 'Salvo às 14h32',
  offline: 'Sem internet. O texto está guardado neste aparelho.',
  refused: 'Não foi salvo. Deve ter no máximo 20000 caracteres. O texto está guardado neste aparelho.',
  readonly: 'Avaliação entregue. O texto não pode mais mudar.',
};

const Live = ({ status }: { status: EssayStatus }) => {
  const [text, setText] = useState(status === 'empty' ? '' : sampleEssay);
  return (
    <EssayEditor
      label="Sua redação"
      value={text}
      onChange={setText}
      status={status}
      message={messages[status]}
      placeholder="Comece a escrever aqui"
      save={
        status === 'readonly' ? null : (
          <Button size="sm" busy={status === 'saving'} disabled={status !== 'modified' && status !== 'saving'}>
            Salvar
          </Button>
        )
      }
    />
  );
};

export const Default: StoryObj<typeof EssayEditor> = {
  args: { label: 'Sua redação', value: 'Uma frase.', onChange: fn(), status: 'modified', onSave: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(Object.keys(messages) as EssayStatus[]).map((status) => (
        <Live key={status} status={status} />
      ))}
    </Sheet>
  ),
};

/** A text answer: fewer lines, and no numbers. */
export const Plain: StoryObj<typeof EssayEditor> = {
  args: { label: 'Sua resposta', value: '', onChange: fn(), status: 'empty', rows: 6, plain: true },
  parameters: { layout: 'padded' },
};

const saved = fn();

/** Ctrl+S saves from inside the sheet. */
export const Keyboard: StoryObj = {
  render: () => (
    <EssayEditor label="Sua redação" value="Uma frase." onChange={() => undefined} status="modified" onSave={saved} />
  ),
  play: async () => {
    saved.mockClear();
    await tabTo('textbox', 'Sua redação');
    await press('{Control>}s{/Control}');
    await expect(saved).toHaveBeenCalledOnce();
  },
};
