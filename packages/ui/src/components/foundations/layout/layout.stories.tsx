import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../card/card.tsx';
import { Center, Content, Grid, Inline, Stack, WithPanel } from './layout.tsx';

export default {
  title: 'Foundations/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Center, Content, WithPanel },
  parameters: guide({
    use: 'Dar espaço entre as coisas: em pilha, em linha, em grade, no centro.',
    do: ['Escolha o espaço pela relação: o que é da mesma coisa fica mais junto'],
    dont: ['Espaço escrito à mão com margem', 'Linhas e colunas de dados: use DataTable'],
    words: 'pilha linha grade coluna duas colunas espaço stack row flex gap container lado a lado alinhamento',
    design: 'Pilha, Linha, Grade, Centro, Conteudo',
    keyboard: 'none: no control',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Stack> = {
  args: {
    as: 'ul',
    gap: 'e8',
    children: (
      <>
        <Card as="li">Um</Card>
        <Card as="li">Dois</Card>
      </>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Stack">
        <Stack as="ul" gap="e8">
          <Card as="li">Um</Card>
          <Card as="li">Dois</Card>
        </Stack>
      </State>
      <State name="Inline, entre">
        <Inline justify="between" wrap>
          <span>À esquerda</span>
          <span>À direita</span>
        </Inline>
      </State>
      <State name="Grid 2, no computador 4">
        <Grid columns={2} columnsExpanded={4}>
          {[1, 2, 3, 4].map((cell) => (
            <Card key={cell}>{cell}</Card>
          ))}
        </Grid>
      </State>
      <State name="Grid 7/5">
        <Grid columnsExpanded="7/5">
          <Card>Sete</Card>
          <Card>Cinco</Card>
        </Grid>
      </State>
      <State name="Center">
        <Center>
          <span>No meio</span>
        </Center>
      </State>
      <State name="WithPanel">
        <WithPanel panel={<Card>Fica à vista</Card>} label="Ao lado">
          <Card>A coluna de leitura</Card>
        </WithPanel>
      </State>
      <State name="WithPanel com barra no pé">
        <Content fills>
          <WithPanel panel={<Card>Fica à vista</Card>} label="Ao lado" foot={<Card>No pé da coluna</Card>}>
            <Card>A coluna de leitura</Card>
          </WithPanel>
        </Content>
      </State>
      <State name="Content de leitura">
        <Content width="reading">
          <Card>Com as margens da tela</Card>
        </Content>
      </State>
    </Sheet>
  ),
};
