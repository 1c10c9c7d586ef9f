import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import { Heading, PageTitle } from '../../foundations/text/heading.tsx';
import { Accordion, MonthGroup } from './accordion.tsx';

export default {
  title: 'Navigation/Accordion',
  component: Accordion,
  parameters: guide({
    use: 'Guardar partes da página que se abrem quando se quer.',
    do: ['Escreva no título o que há dentro'],
    dont: ['Esconder o que todos precisam ler'],
    words: 'expandir recolher mês grupo collapse disclosure faq perguntas frequentes abrir fechar sanfona gaveta',
    design: 'Acordeao, GrupoMes',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Accordion> = {
  args: { title: 'Estrutura do curso', startsOpen: true, children: 'Três capítulos e um quiz.' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <PageTitle>Próximas avaliações</PageTitle>
      <Accordion title="Estrutura do curso" startsOpen>
        Três capítulos e um quiz.
      </Accordion>
      <Accordion title="Capítulo 1 — A célula" meta="4 itens">
        Fechado.
      </Accordion>
      <Heading>Por mês</Heading>
      <HeadingScope>
        <MonthGroup month="Novembro de 2026" count="2 provas" current>
          <Stack gap="e12">
            <Card>Natureza</Card>
            <Card>Humanas</Card>
          </Stack>
        </MonthGroup>
        <MonthGroup month="Dezembro de 2026" count="1 prova" current={false}>
          <Card>Linguagens</Card>
        </MonthGroup>
      </HeadingScope>
    </Sheet>
  ),
};

/** Every heading is a stop of Tab; what is closed is not. */
export const Keyboard: StoryObj = {
  render: () => (
    <>
      <MonthGroup month="Novembro de 2026" count="1 prova" current={false}>
        <a href="/prova">Natureza</a>
      </MonthGroup>
      <MonthGroup month="Dezembro de 2026" count="1 prova" current={false}>
        Linguagens
      </MonthGroup>
    </>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /Dezembro/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /Novembro/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Natureza' })).toHaveFocus();
  },
};
