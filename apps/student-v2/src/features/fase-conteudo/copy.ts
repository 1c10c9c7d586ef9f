/** Sentences of a phase's content (S3 §2). */
import type { MediaKind } from '@luneta/ui';

export const copy = {
  fallbackTitle: 'Fase',
  back: 'Voltar para o roteiro',
  loading: 'Carregando fase',
  chapter: (numero: number | null, nome: string | null) =>
    [numero === null ? '' : `Capítulo ${numero}`, nome ?? ''].filter((part) => part !== '').join(' · '),
  facts: { materia: 'Matéria', disciplina: 'Área', prova: 'Questão da prova', habilidade: 'O que você vai treinar' },
  short: 'Em poucas palavras',
  media: 'Para estudar',
  noMedia: 'Esta fase não tem outras mídias. O material e o quiz já bastam para começar.',
  kinds: {
    site: 'Site',
    video: 'Vídeo',
    podcast: 'Podcast',
    mapa_mental: 'Mapa mental',
    artigo_pedagogico: 'Artigo pedagógico',
    jogo_educativo: 'Jogo educativo',
    pea: 'Atividade externa',
    atividade_embasamento: 'Atividade externa',
    artigo: 'Artigo',
  } satisfies Record<MediaKind, string>,
  material: 'Material completo',
  materialDetail: 'Três capítulos para ler com calma',
  next: 'Avançar',
  nothing: 'Não há exercícios disponíveis. Fase não iniciada.',
} as const;
