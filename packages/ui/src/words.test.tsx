// The components say Portuguese words of their own; a provider replaces some of them.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Note } from './components/feedback/note/note.tsx';
import { RequirementsList } from './components/forms/requirements-list/requirements-list.tsx';
import { Stars } from './components/game/stars/stars.tsx';
import { WordsProvider } from './words.tsx';

const note = (
  <Note tone="info" onDismiss={() => undefined}>
    A prova abre às 14h.
  </Note>
);
const english = { close: 'Close', starsOf: (won: number, of: number) => `${won} of ${of} stars` };

it('speaks Portuguese without a provider', async () => {
  const screen = await render(note);
  await expect.element(screen.getByRole('button', { name: 'Fechar' })).toBeVisible();
});

it('says the words given, and in Portuguese those left out', async () => {
  const screen = await render(
    <WordsProvider words={english}>
      {note}
      <Stars estrelas={2} />
      <RequirementsList label="Regras" items={[{ text: 'De 6 a 20 caracteres', state: 'met' }]} />
    </WordsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await expect.element(screen.getByText('Cumprida:')).toBeInTheDocument();
});

it('keeps the words of the provider around those it replaces itself', async () => {
  const screen = await render(
    <WordsProvider words={english}>
      <WordsProvider words={{ close: 'Cerrar' }}>
        {note}
        <Stars estrelas={1} />
      </WordsProvider>
    </WordsProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
});
