/** What can be wrong with a question of a file, in words: what was found, and how it is mended. */
import type { CampoDaQuestao, ProblemaDaQuestao } from './modelo.ts';

const MAX = 200;

type Caso = {
  readonly campo?: CampoDaQuestao | null;
  readonly valor?: string;
  readonly mensagem: string;
  readonly como: string;
};

const make =
  (gravidade: 'erro' | 'aviso') =>
  (codigo: string, { campo = null, valor = '', mensagem, como }: Caso): ProblemaDaQuestao => ({
    campo,
    codigo,
    gravidade,
    valor: valor.length > MAX ? `${valor.slice(0, MAX - 1)}…` : valor,
    mensagem,
    como_resolver: como,
  });

/** The question is not taken. */
export const erro = make('erro');
/** The question is taken, and somebody has to look at it. */
export const aviso = make('aviso');

const EDITOR = 'Crie esta questão no editor.';

/** Cases that several formats share. */
export const casos = {
  tipo: (nome: string) =>
    erro('tipo_nao_suportado', {
      campo: 'tipo',
      valor: nome,
      mensagem: `Questões do tipo "${nome}" não são importadas.`,
      como: `Só vêm questões de múltipla escolha com uma certa, verdadeiro ou falso e dissertativas. ${EDITOR}`,
    }),
  variasCertas: () =>
    erro('varias_certas', {
      campo: 'gabarito',
      mensagem: 'A questão tem mais de uma alternativa certa.',
      como: 'Deixe só uma alternativa certa no arquivo e envie de novo.',
    }),
  nota: (valor: string) =>
    erro('nota_parcial', {
      campo: 'gabarito',
      valor,
      mensagem: 'Uma alternativa vale parte da nota.',
      como: 'Deixe a certa com 100% e as outras sem nota, e envie de novo.',
    }),
  penalidade: (valor: string) =>
    aviso('penalidade_ignorada', {
      campo: 'gabarito',
      valor,
      mensagem: 'Uma alternativa tira nota de quem a marca. O desconto não foi importado.',
      como: 'Nada a fazer se a questão vale sem desconto.',
    }),
  semGabarito: () =>
    erro('sem_gabarito', {
      campo: 'gabarito',
      mensagem: 'O arquivo não diz qual é a alternativa certa.',
      como: 'Marque a alternativa certa no arquivo e envie de novo.',
    }),
  midia: (nome: string) =>
    erro('midia_nao_suportada', {
      campo: 'enunciado',
      valor: nome,
      mensagem: `A questão usa som, vídeo ou outra mídia${nome === '' ? '' : ` (${nome})`}, que não é importada.`,
      como: `Tire a mídia no sistema de origem e envie de novo. ${EDITOR}`,
    }),
  bloco: (valor: string, porque: string) =>
    erro('bloco_ilegivel', {
      valor,
      mensagem: `Este trecho do arquivo não pôde ser lido: ${porque}.`,
      como: 'Corrija o trecho no arquivo e envie de novo. As outras questões não dependem dele.',
    }),
  solto: (valor: string) =>
    aviso('texto_solto', {
      valor,
      mensagem: 'Este trecho é só um texto, sem resposta, e ficou de fora.',
      como: 'Nada a fazer. Se ele apoia questões, use-o como texto-base no editor.',
    }),
} as const;
