import type { CursoConteudo } from '@luneta/api-client';

const tipos: Readonly<Record<CursoConteudo['tipo'], string>> = {
  site: 'Site',
  artigo: 'Artigo',
  video: 'Vídeo',
  podcast: 'Podcast',
  mapa_mental: 'Mapa mental',
  artigo_pedagogico: 'Artigo pedagógico',
  jogo_educativo: 'Jogo educativo',
  pea: 'PEA',
  atividade_embasamento: 'Atividade de embasamento',
};

/** Words of the contents of a topic. */
export const conteudosCopy = {
  title: 'Conteúdos deste assunto',
  intro:
    'Na ordem em que os alunos veem. Quem abre um conteúdo responde se ajudou. Com 10 votos nos últimos 90 dias, a parte que respondeu sim decide a ordem.',
  loading: 'Carregando os conteúdos',
  empty: 'Este assunto ainda não tem conteúdos.',
  conteudo: 'Conteúdo',
  votos: 'Votos',
  helped: 'Ajudou',
  none: '—',
  percent: (n: number) => `${n}%`,
  tipos,
} as const;
