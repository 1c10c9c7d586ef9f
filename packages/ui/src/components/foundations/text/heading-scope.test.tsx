import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../navigation/accordion/accordion.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { HeadingScope, HeadingTag } from './heading-scope.tsx';
import { Heading, PageTitle } from './heading.tsx';

/** Headings as `h2 Words`, in the order of the page. */
const outlineOf = async (shown: ReactNode) => {
  const { container } = await render(shown);
  const headings = container.querySelectorAll('h1, h2, h3, h4, h5, h6');
  return [...headings].map((one) => `${one.tagName.toLowerCase()} ${one.textContent}`);
};

const nested = (depth: number): ReactNode =>
  depth === 0 ? <Heading>Fundo</Heading> : <HeadingScope>{nested(depth - 1)}</HeadingScope>;

describe('the level of a heading', () => {
  it('is 1 for the title of the page, and 2 for a heading under it', async () => {
    const outline = await outlineOf(
      <>
        <PageTitle>Provas</PageTitle>
        <Heading>Hoje</Heading>
      </>,
    );
    expect(outline).toEqual(['h1 Provas', 'h2 Hoje']);
  });

  it('is one deeper under a heading, with and without a look of its own', async () => {
    const outline = await outlineOf(
      <>
        <Heading>Hoje</Heading>
        <HeadingScope>
          <HeadingTag className="own">Matemática</HeadingTag>
          <Heading>Física</Heading>
        </HeadingScope>
        <Heading>Depois</Heading>
      </>,
    );
    expect(outline).toEqual(['h2 Hoje', 'h3 Matemática', 'h3 Física', 'h2 Depois']);
  });

  it.each([
    ['a stack', Stack],
    ['a card', Card],
  ])(
    'in %s that a heading names is that of the part for this heading, and one deeper for the others',
    async (_, Part) => {
      const outline = await outlineOf(
        <Part as="section" labelledBy="hoje">
          <Heading id="hoje">Hoje</Heading>
          <Heading>Matemática</Heading>
          <Part as="section" labelledBy="fisica">
            <Heading id="fisica">Física</Heading>
            <Heading>Ondas</Heading>
          </Part>
        </Part>,
      );
      expect(outline).toEqual(['h2 Hoje', 'h3 Matemática', 'h3 Física', 'h4 Ondas']);
    },
  );

  it('is one deeper in a part that opens', async () => {
    const outline = await outlineOf(
      <Accordion title="Capítulo 1" startsOpen>
        <Heading>A célula</Heading>
      </Accordion>,
    );
    expect(outline).toEqual(['h2 Capítulo 1', 'h3 A célula']);
  });

  it('begins anew in a dialog, however deep it stands', async () => {
    const outline = await outlineOf(
      <HeadingScope>
        <HeadingScope>
          <Dialog open title="Entregar?" onClose={() => undefined}>
            <Heading>Em branco</Heading>
          </Dialog>
        </HeadingScope>
      </HeadingScope>,
    );
    expect(outline).toEqual(['h2 Entregar?', 'h3 Em branco']);
  });

  it('is never below 6', async () => {
    expect(await outlineOf(nested(7))).toEqual(['h6 Fundo']);
  });
});
