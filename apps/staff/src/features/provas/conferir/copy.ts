/** Words of the screen on which an imported exam is looked through (school G11). */
import type { ConferenciaArea, ConferenciaImportada, EstadoDoLugar } from '@luneta/api-client';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
/** 23 e 31; 1, 2 e 3. */
const listed = (numeros: readonly number[]): string =>
  numeros.length < 2 ? numeros.join('') : `${numeros.slice(0, -1).join(', ')} e ${numeros[numeros.length - 1]}`;
/** More are counted instead of named. */
const NAMED = 5;

function triOf({ motivo, numeros }: ConferenciaArea['tri']): string {
  if (motivo === null) return 'TRI disponível';
  const many = numeros.length > NAMED;
  if (motivo === 'faltam') {
    if (many) return `TRI indisponível: faltam ${numeros.length} questões`;
    const which = numeros.length === 1 ? 'falta a questão' : 'faltam as questões';
    return `TRI indisponível: ${which} ${listed(numeros)}`;
  }
  if (motivo === 'sem_parametro')
    return `TRI indisponível: ${many ? plural(numeros.length, 'questão', 'questões') : listed(numeros)} sem parâmetro`;
  return motivo === 'fontes'
    ? 'TRI indisponível: parâmetros de fontes diferentes'
    : 'TRI indisponível: sem os parâmetros do INEP';
}

export const ESTADOS: Readonly<Record<EstadoDoLugar, string>> = {
  ok: 'Em ordem',
  faltando: 'Faltando',
  gabarito_diverge: 'Gabarito diverge',
  sem_imagem: 'Sem imagem',
  sem_descricao: 'Sem descrição',
  sem_parametro: 'Sem parâmetro',
  area_trocada: 'Área trocada',
};

export const copy = {
  parametros: 'Importar parâmetros do INEP',
  title: 'Conferir prova importada',
  back: 'Voltar às provas',
  loading: 'Carregando a prova importada…',
  detail: ({ descricao, areas, questoes, questoes_esperadas }: ConferenciaImportada) =>
    [
      descricao,
      plural(
        areas.reduce((sum, { lugares }) => sum + lugares.length, 0),
        'lugar',
        'lugares',
      ),
      `${questoes} de ${plural(questoes_esperadas, 'questão veio', 'questões vieram')}`,
    ].join(' · '),
  stops: (n: number) => (n === 1 ? '1 falta impede' : `${n} faltas impedem`),
  ready: 'Pronta para usar',
  toExam: 'Ir para a prova',
  empty: 'Esta prova não veio de um arquivo. Não há caderno para comparar.',
  filter: 'Mostrar os lugares',
  chip: (estado: EstadoDoLugar, n: number) => `${ESTADOS[estado]} ${n}`,
  range: ({ de, ate }: ConferenciaArea) => `${de}–${ate}`,
  tri: triOf,
  add: 'Adicionar questão',
  grid: (nome: string) => `Lugares de ${nome}`,
  cell: (numero: number, estado: EstadoDoLugar) => `Questão ${numero}: ${ESTADOS[estado]}`,
  faults: 'Faltas',
  clean: 'Nenhuma falta. Todos os lugares estão em ordem.',
  cleanFilter: 'Nenhum lugar assim.',
  question: (numero: number) => `Questão ${numero}`,
  caderno: ({ codigo, cor }: { codigo: string; cor: string | null }) =>
    `Caderno ${cor === null ? '' : `${cor.toLowerCase()} `}${codigo}`,
  sheet: 'Lugar escolhido',
  previous: 'Falta anterior',
  next: 'Próxima falta',
  linguas: { 1: 'Inglês', 2: 'Espanhol' },
  whichLanguage: 'Língua',
  inOrder: 'Este lugar está em ordem.',
  annulled: 'O INEP anulou esta questão: conta como acerto para quem esteve presente.',
  ver: 'Ver como aluno',
  open: 'Abrir a questão',
  readOnly: 'Você pode ver, mas só quem faz a prova conserta.',
  choose: 'Escolha um lugar para ver o que falta nele.',
  gabarito: {
    legend: 'Qual é a resposta certa?',
    file: 'do arquivo',
    inep: 'do INEP · proposta',
    other: 'outra alternativa',
    agree: (nome: string, iguais: number, comuns: number) =>
      `Em ${nome}, ${iguais} de ${comuns} gabaritos são iguais aos do INEP.`,
    use: (letra: string) => `Usar ${letra} e ir à próxima`,
    missing: 'Escolha a resposta certa.',
    option: (letra: string) => `Alternativa ${letra}`,
  },
  imagem: {
    about: 'Uma imagem desta questão não veio no arquivo.',
    file: 'Imagem',
    help: 'PNG, JPEG, WebP ou GIF de até 2 MB.',
    missing: 'Escolha a imagem.',
    sending: 'Enviando a imagem…',
    use: 'Colocar imagem e ir à próxima',
  },
  descricao: {
    about: 'Descreva o que a imagem mostra: há quem não a veja.',
    label: (n: number, total: number) => (total === 1 ? 'Descrição da imagem' : `Descrição da imagem ${n}`),
    decorative: 'Decorativa',
    missing: 'Descreva a imagem ou diga que é decorativa.',
    use: 'Salvar e ir à próxima',
  },
  area: {
    about: (materia: string, area: string) => `A matéria é ${materia}, e este lugar é de ${area}.`,
    label: 'Matéria',
    choose: 'Escolha a matéria',
    missing: 'Escolha uma matéria da área.',
    none: (area: string) => `A escola ainda não tem matéria em ${area}. Crie uma em Questões, Matérias.`,
    use: 'Mudar matéria e ir à próxima',
  },
  parametro: {
    about: 'Esta questão não tem os parâmetros da TRI, e outras da área têm.',
    how: 'Abra a questão para registrar a, b e c.',
  },
  faltando: {
    about: 'Nenhuma questão está neste lugar.',
    search: 'Procurar no banco',
    hint: 'Texto ou código',
    use: (codigo: string) => `Usar ${codigo}`,
    none: 'Nenhuma questão encontrada.',
    found: (n: number) => plural(n, 'questão', 'questões'),
    nova: 'Nova questão',
  },
  saved: (numero: number) => `Questão ${numero} consertada.`,
} as const;
