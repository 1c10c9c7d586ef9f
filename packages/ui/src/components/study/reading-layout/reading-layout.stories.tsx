import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import type { EscalaLeitura } from '../../foundations/theme-provider/theme-provider.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { PageIndex } from '../../navigation/page-index/page-index.tsx';
import { ReadingLayout, ReadingSection } from './reading-layout.tsx';

export default {
  title: 'Study/ReadingLayout',
  component: ReadingLayout,
  parameters: guide({
    use: 'Um texto longo com índice e tamanho de leitura, como o material de um curso.',
    do: ['Use em textos de mais de uma tela'],
    dont: ['Um texto curto: use RichHtml'],
    words: 'leitura material capítulo índice texto longo imprimir',
    design: 'Leitura',
    keyboard: 'story',
  }),
} satisfies Meta;

const parts = ['A célula', 'Organelas', 'Divisão celular'].map((label, n) => ({ id: `parte-${n + 1}`, label }));
const html = `<p>${'Toda célula tem membrana, citoplasma e material genético. '.repeat(12)}</p>`;

const sections = parts.map(({ id, label }, n) => (
  <ReadingSection key={id} id={id} title={label} eyebrow={`Capítulo ${n + 1}`}>
    <RichHtml look="body" html={html} />
  </ReadingSection>
));

const Live = () => {
  const [scale, onChange] = useState<EscalaLeitura>(1);
  return (
    <ReadingLayout
      index={<PageIndex label="Índice" entries={parts} current="parte-1" />}
      tools={{ scale, onChange, smaller: 'Diminuir texto', larger: 'Aumentar texto' }}
    >
      {sections}
    </ReadingLayout>
  );
};

export const Default: StoryObj<typeof ReadingLayout> = {
  args: {
    index: <PageIndex label="Índice" entries={parts} current="parte-1" />,
    tools: { scale: 1, onChange: fn(), smaller: 'Diminuir texto', larger: 'Aumentar texto' },
    children: sections,
  },
};

/** The size is changed by its two buttons and holds for the text. */
export const Keyboard: StoryObj = {
  render: () => <Live />,
  play: async () => {
    const paragraph = () => getComputedStyle(screen.getAllByText(/Toda célula/)[0] ?? document.body).fontSize;
    const before = paragraph();
    screen.getByRole('button', { name: 'Aumentar texto' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(parseFloat(paragraph())).toBeGreaterThan(parseFloat(before)));
  },
};
