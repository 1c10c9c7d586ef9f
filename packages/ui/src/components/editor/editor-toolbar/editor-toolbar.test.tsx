import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { editorExtensions } from '../schema/extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { EditorDialog } from './tool.ts';

const cell = (text: string) => ({
  type: 'tableCell',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const doc = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'fora' }] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] },
  ],
};
const shown = async (inline = false) => {
  const onOpen = vi.fn<(dialog: EditorDialog) => void>();
  const held: { editor?: Editor } = {};
  const Live = () => {
    const editor = useEditor({ extensions: editorExtensions, content: doc, injectCSS: false });
    held.editor = editor;
    return (
      <>
        <EditorToolbar editor={editor} controls="texto" inline={inline} onOpen={onOpen} />
        <EditorContent editor={editor} />
      </>
    );
  };
  await render(<Live />);
  return { onOpen, held };
};
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const buttons = () => page.getByRole('button').elements();
const stops = () =>
  buttons()
    .filter((button) => button.getAttribute('tabindex') === '0')
    .map((button) => button.ariaLabel);

it('has one stop of Tab, also when the tool it was on goes away', async () => {
  await shown();
  await page.getByText('b', { exact: true }).click();
  await expect.element(tool('Excluir tabela')).toBeVisible();
  tool('Excluir tabela').element().focus();
  await expect.poll(stops).toEqual(['Excluir tabela']);
  await userEvent.keyboard('{Enter}');
  await expect.element(tool('Excluir tabela')).not.toBeInTheDocument();
  expect(stops()).toEqual(['Refazer']);
});

it('offers the tools of a table only in one, where no other fits', async () => {
  await shown();
  await page.getByText('fora').click();
  await expect.element(tool('Inserir linha abaixo')).not.toBeInTheDocument();
  await page.getByText('a', { exact: true }).click();
  await expect.element(tool('Inserir linha abaixo')).toBeVisible();
  await expect.element(tool('Tabela')).toHaveAttribute('aria-disabled', 'true');
});

it('asks for dialogs, but not for what cannot be', async () => {
  const { onOpen } = await shown();
  await page.getByText('a', { exact: true }).click();
  await tool('Imagem').click();
  await userEvent.click(tool('Tabela'), { force: true });
  expect(onOpen.mock.calls).toEqual([['image']]);
});

it('has in one line only what fits a line', async () => {
  await shown(true);
  expect(buttons().map((button) => button.ariaLabel)).toEqual([
    'Negrito',
    'Itálico',
    'Subscrito',
    'Sobrescrito',
    'Imagem',
    'Fórmula',
    'Desfazer',
    'Refazer',
  ]);
});

it('keeps the caret while it is tapped, and marks one of two that exclude each other', async () => {
  const { held } = await shown();
  await page.getByText('fora').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await tool('Subscrito').click();
  await tool('Sobrescrito').click();
  await expect.element(tool('Sobrescrito')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tool('Subscrito')).toHaveAttribute('aria-pressed', 'false');
  expect(held.editor?.isFocused).toBe(true);
});
