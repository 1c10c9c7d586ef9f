import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { MediaCard } from './media-card.tsx';
import type { MediaKind } from './media-kind.ts';

export default {
  title: 'Study/MediaCard',
  component: MediaCard,
  parameters: guide({
    use: 'Um conteúdo para estudar: vídeo, podcast, artigo e outros.',
    do: ['Diga o tipo e a duração do conteúdo'],
    dont: ['Tocar o vídeo na própria tela: use VideoFacade'],
    words: 'mídia vídeo podcast artigo site media assistir material',
    design: 'CartaoMidia',
    keyboard: 'none: one link or button; the list plays it',
  }),
} satisfies Meta;

const kinds: readonly [MediaKind, string][] = [
  ['site', 'Site'],
  ['video', 'Vídeo'],
  ['podcast', 'Podcast'],
  ['mapa_mental', 'Mapa mental'],
  ['artigo_pedagogico', 'Artigo pedagógico'],
  ['jogo_educativo', 'Jogo educativo'],
  ['pea', 'PEA'],
  ['atividade_embasamento', 'Atividade de embasamento'],
];
const open = () => undefined;
const elsewhere = { href: '#midia', kind: 'artigo_pedagogico', kindLabel: 'Artigo pedagógico' } as const;

export const Default: StoryObj<typeof MediaCard> = {
  args: { href: '#site', kind: 'site', kindLabel: 'Site', title: 'Função do 1º grau' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="os oito tipos, em duas colunas">
        <Grid columns={2}>
          {kinds.map(([kind, kindLabel]) => (
            <MediaCard key={kind} href={`#${kind}`} kind={kind} kindLabel={kindLabel} title="Função do 1º grau" />
          ))}
        </Grid>
      </State>
      <State name="abre aqui">
        <MediaCard kind="video" kindLabel="Vídeo" title="Função afim em 5 minutos" source="YouTube" onOpen={open} />
      </State>
      <State name="em outra aba, já vista">
        <MediaCard {...elsewhere} title="O que é uma função?" source="Portal da escola" seen="Visto" />
      </State>
      <State name="abrindo">
        <MediaCard {...elsewhere} title="O que é uma função?" opening="Abrindo…" />
      </State>
      <State name="nome longo">
        <MediaCard
          {...elsewhere}
          title="Interpretação de gráficos de funções polinomiais do primeiro grau em situações do cotidiano"
          source="Um portal de nome tão comprido quanto o título"
          seen="Visto"
        />
      </State>
    </Sheet>
  ),
};
