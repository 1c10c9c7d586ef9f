// The editor says Portuguese words of its own; a provider replaces some of them.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichEditor } from './rich-editor/rich-editor.tsx';
import { EditorWordsProvider } from './words.tsx';

const english = { bold: 'Bold', formula: (source: string) => `Formula: ${source}` };

it('says the words given, in its tools and in the text, and in Portuguese those left out', async () => {
  const screen = await render(
    <EditorWordsProvider words={english}>
      <RichEditor label="Enunciado" value={'<p>\\(x^2\\)</p>'} onChange={() => undefined} />
    </EditorWordsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Itálico' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Formula: x^2' })).toBeVisible();
});
