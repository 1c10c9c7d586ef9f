/** Sentences of a result (S3 §2). What TRI is stands in `src/tri`. */
const questionsOf = (total: number) => (total === 1 ? '1 questão' : `${total} questões`);

const AREAS: Readonly<Record<number, string>> = { 2: 'duas', 3: 'três', 4: 'quatro' };

export const copy = {
  back: 'Voltar para Resultados',
  fallbackTitle: 'Resultado',
  figures: 'Números da avaliação',
  performance: 'desempenho',
  hitsLabel: 'acertos',
  tri: 'nota TRI',
  estimate: 'estimativa',
  turma: 'Média da turma',
  maxima: 'Máximo desta prova',
  demoParameters: 'Nota TRI calculada com parâmetros fictícios, só para demonstração.',
  triError: (points: string) => `margem de erro de ${points} pontos`,
  score: 'Nota',
  scoreLabel: (max: string) => `nota, de ${max}`,
  explain: 'Entenda esta nota',
  pending: 'Em correção',
  pendingText: (quando: string | null) =>
    quando === null
      ? 'A nota e o gabarito aparecem aqui quando a correção terminar.'
      : `A nota e o gabarito aparecem aqui a partir de ${quando}.`,
  absent: 'Você não participou desta avaliação.',
  impact: (produto: string) => `Impacto ${produto}`,
  impactText: (initial: string, final: string) =>
    `Com o seu estudo, a chance de acerto passou de ${initial} para ${final}.`,
  review: {
    title: (n: number) => (n === 1 ? '1 questão para rever' : `${n} questões para rever`),
    first: (numero: number, dificuldade: string | null) =>
      dificuldade === null ? `Começa pela questão ${numero}.` : `Começa pela questão ${numero}, ${dificuldade}.`,
    action: 'Rever questões',
  },
  difficulty: { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' },
  areas: 'Notas por área',
  noAreaScore: 'sem nota TRI',
  hitMap: 'Acertos por dificuldade',
  hitMapPlain: 'Questões',
  legend: 'Legenda',
  key: 'Gabarito por matéria',
  keyWords: {
    filter: 'Matéria',
    all: 'Todas as matérias',
    number: 'Questão',
    answer: 'Sua resposta',
    correct: 'Gabarito',
    verdict: 'Resultado',
    none: 'nenhuma',
  },
  hits: (hits: number, total: number) => `${hits === 1 ? '1 acerto' : `${hits} acertos`} em ${questionsOf(total)}`,
  facts: { date: 'Data', application: 'Aplicação', finished: 'Finalizada em', ciclo: 'Ciclo', used: 'Tempo utilizado' },
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  factsTitle: 'Sobre a avaliação',
  loading: 'Carregando o resultado',
} as const;

/** The explanation of one score. */
export const explain = {
  title: 'Entenda esta nota',
  ok: 'Entendi',
  band: {
    title: 'A margem',
    text: (de: string, ate: string) =>
      `Nenhuma prova mede sem erro. Se você fizesse outras parecidas hoje, cerca de duas em cada três notas ficariam entre ${de} e ${ate}.`,
  },
  hits: {
    title: 'Seus acertos por dificuldade',
    few: (numeros: string, one: boolean) =>
      one
        ? `O acerto da questão ${numeros} contou pouco: ela é bem mais difícil do que o nível que a sua nota mostra, e ali a sorte pesa quase tanto quanto saber. Mesmo assim, ele não tirou pontos.`
        : `Os acertos das questões ${numeros} contaram pouco: elas são bem mais difíceis do que o nível que a sua nota mostra, e ali a sorte pesa quase tanto quanto saber. Mesmo assim, eles não tiraram pontos.`,
    allCount: 'Todos os seus acertos contaram: nenhum ficou longe do nível que a sua nota mostra.',
  },
  same: {
    title: 'Acertos iguais, notas diferentes',
    text: 'Quem acerta as mesmas quantidades, mas em questões de outra dificuldade, recebe outra nota. Acertar as fáceis e as médias antes das difíceis mostra um nível mais seguro.',
  },
  base: {
    title: 'Em que a nota se apoia',
    /** D 222. */
    mean: (areas: number, todas: boolean) =>
      `A nota é a média das ${AREAS[areas] ?? areas} áreas${todas ? '' : ' que têm nota TRI'}.`,
    items: (itens: number) => `Ela foi calculada com ${questionsOf(itens)}.`,
    estimate: (motivo: string) => `Por isso é uma estimativa: ${motivo}.`,
    plain: 'É uma estimativa, porque é calculada fora do exame oficial.',
  },
  max: {
    title: 'O máximo desta prova',
    text: (maxima: string) => `Quem acertasse todas as questões teria ${maxima}. A escala da TRI não tem um fim fixo.`,
    unknown: 'A escala da TRI não tem um fim fixo: o máximo depende das questões de cada prova.',
  },
} as const;
