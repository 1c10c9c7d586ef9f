/** What is wrong with a question of an exam folder, in words. Nothing keeps it out: it comes as a draft, and is mended in the exam. */
import type { Aviso, AvisoCodigo } from '../../../enem/relatorio.ts';
import type { ItemPlan } from '../../../enem/interpret.ts';
import { falhasComoAvisos } from '../conferir.ts';
import type { ProblemaDaQuestao, QuestaoLida } from '../modelo.ts';
import { aviso } from '../problemas.ts';

const CONFERIR = 'Conserte em “Conferir prova importada”, depois de aplicar.';
const NADA = 'Nada a fazer: é só para você saber.';

/** Said elsewhere, or untrue where the key of the file stands until a person decides. */
const UNSAID: ReadonlySet<AvisoCodigo> = new Set<AvisoCodigo>([
  'ALTERNATIVAS_IGUAIS',
  'ALTERNATIVA_VAZIA',
  'ENUNCIADO_VAZIO',
  'ENUNCIADO_SEM_IMAGEM',
  'GABARITO_AUSENTE',
  'GABARITO_DIVERGENTE',
  'SEM_CRUZAMENTO',
]);
/** What needs no mending. */
const TOLD: ReadonlySet<AvisoCodigo> = new Set<AvisoCodigo>([
  'ALTERNATIVAS_A_MENOS',
  'ANULADA',
  'ENFASE_CORRIGIDA',
  'FORA_DA_TRI',
  'IMAGEM_CONVERTIDA',
  'MARCACAO_CORRIGIDA',
  'TEXTO_ESTRANHO',
]);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const asProblem = ({ codigo, mensagem }: Aviso): ProblemaDaQuestao =>
  aviso(codigo.toLowerCase(), {
    campo: codigo.startsWith('IMAGEM') ? 'imagem' : null,
    mensagem: sentence(mensagem),
    como: TOLD.has(codigo) ? NADA : CONFERIR,
  });

const divergente = (arquivo: string, inep: string) =>
  aviso('gabarito_divergente', {
    campo: 'gabarito',
    valor: arquivo,
    mensagem: `O arquivo diz ${arquivo}, o INEP diz ${inep}. Fica ${arquivo} até alguém decidir.`,
    como: CONFERIR,
  });

const semDescricao = (imagens: number) =>
  aviso('imagem_sem_descricao', {
    campo: 'imagem',
    mensagem: imagens === 1 ? 'Uma imagem não tem descrição.' : `${imagens} imagens não têm descrição.`,
    como: CONFERIR,
  });

/** A place of the exam that the folder has nothing for. */
export const questaoAusente = (nome: string): ProblemaDaQuestao =>
  aviso('questao_ausente', {
    mensagem: `${nome} não está na pasta.`,
    como: 'Adicione a questão em “Conferir prova importada”, depois de aplicar.',
  });

/** @param of warnings of its reading, and how many pictures say nothing */
export function problemasDoItem(
  questao: Pick<QuestaoLida, 'tipo' | 'enunciado' | 'alternativas' | 'gabarito'>,
  { gabarito: inep, gabarito_arquivo, com_registro, anulada }: ItemPlan,
  { avisos, imagens }: { readonly avisos: readonly Aviso[]; readonly imagens: number },
): readonly ProblemaDaQuestao[] {
  const differs = com_registro && !anulada && gabarito_arquivo !== null && inep !== null && inep !== gabarito_arquivo;
  return [
    ...falhasComoAvisos(questao, CONFERIR),
    ...(differs ? [divergente(gabarito_arquivo, inep)] : []),
    ...avisos.filter(({ codigo }) => !UNSAID.has(codigo)).map(asProblem),
    ...(imagens > 0 ? [semDescricao(imagens)] : []),
  ];
}
