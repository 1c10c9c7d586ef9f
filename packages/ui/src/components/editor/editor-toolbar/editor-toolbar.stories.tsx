import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { editorExtensions } from '../schema/extensions.ts';
import { EditorToolbar, type EditorToolbarProps } from './editor-toolbar.tsx';

export default {
  title: 'Editor/EditorToolbar',
  component: EditorToolbar,
  parameters: guide({
    use: 'As ferramentas do editor de texto.',
    do: ['Deixe a barra logo acima do texto que ela muda'],
    dont: ['Ações da página: use Button'],
    words: 'barra formatação negrito lista toolbar',
    design: 'BarraFormatacao',
    keyboard: 'story',
  }),
} satisfies Meta;

const paragraph = (content: string) => ({ type: 'paragraph', content: [{ type: 'text', text: content }] });
const bold = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'forte', marks: [{ type: 'bold' }, { type: 'italic' }] }],
};
const table = {
  type: 'table',
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('célula')] }] }],
};

const Live = ({ name, start, inline = false }: { name: string; start: object; inline?: boolean }) => {
  const id = useId();
  const [asked, setAsked] = useState('');
  const editor = useEditor({
    extensions: editorExtensions,
    content: { type: 'doc', content: [start] },
    injectCSS: false,
    autofocus: false,
    editorProps: { attributes: { id, 'aria-label': name } },
  });
  return (
    <State name={name}>
      <EditorToolbar editor={editor} controls={id} inline={inline} onOpen={setAsked} />
      <EditorContent editor={editor} />
      {asked !== '' && <Text look="small">Pediu: {asked}</Text>}
    </State>
  );
};

/** A toolbar with its text. Its editor is no argument: pages of documentation write every argument down. */
const WithText = ({ controls, ...props }: Omit<EditorToolbarProps, 'editor'>) => {
  const editor = useEditor({
    extensions: editorExtensions,
    content: { type: 'doc', content: [paragraph('texto')] },
    injectCSS: false,
    autofocus: false,
    editorProps: { attributes: { id: controls, 'aria-label': 'texto' } },
  });
  return (
    <>
      <EditorToolbar {...props} editor={editor} controls={controls} />
      <EditorContent editor={editor} />
    </>
  );
};

/** The toolbar of a text that stands nowhere else. */
export const Default: StoryObj<typeof EditorToolbar> = {
  args: { controls: 'texto', inline: false, onOpen: fn() },
  parameters: { layout: 'padded' },
  render: (args) => <WithText {...args} />,
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Live name="texto" start={paragraph('texto')} />
      <Live name="negrito e itálico ligados" start={bold} />
      <Live name="uma linha" start={paragraph('texto')} inline />
      <Live name="em uma tabela" start={table} />
    </Sheet>
  ),
};

/** One stop of Tab; arrows, Home and End inside; Escape back to the text. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Live name="texto" start={paragraph('texto')} />
    </Sheet>
  ),
  play: async () => {
    const tool = (name: string) => screen.getByRole('button', { name });
    await userEvent.tab();
    await expect(tool('Negrito')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tool('Refazer')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(tool('Itálico')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('textbox', { name: 'texto' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tool('Itálico')).toHaveFocus();
  },
};
