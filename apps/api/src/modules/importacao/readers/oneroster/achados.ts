/** What is found in the files of a OneRoster zip, in words: where, what, and how it is mended. Pure. */

/** A place in the zip; line 0 is the file as a whole. */
export type Onde = { readonly arquivo: string; readonly linha: number };

export type Achado = Onde & {
  readonly codigo: Codigo;
  /** `erro`: what it is about is not taken. `aviso`: it is read all the same. */
  readonly gravidade: 'erro' | 'aviso';
  readonly valor: string;
  readonly mensagem: string;
  /** The sentence without place and value. */
  readonly motivo: string;
  readonly como_resolver: string;
};

type Caso = { readonly gravidade: 'erro' | 'aviso'; readonly dito: string; readonly como: string };

const EXPORT = 'Exporte de novo no sistema de origem.';
const SOURCE = 'Corrija no sistema de origem e exporte de novo.';
const NOTHING = 'Não é preciso fazer nada.';
const erro = (dito: string, como: string = SOURCE): Caso => ({ gravidade: 'erro', dito, como });
const aviso = (dito: string, como: string = NOTHING): Caso => ({ gravidade: 'aviso', dito, como });

const CASOS = {
  arquivo_ausente: erro('está anunciado no manifest.csv e não está no ZIP.', EXPORT),
  arquivo_nao_anunciado: aviso('está no ZIP e o manifest.csv diz que não: não foi lido.'),
  arquivo_necessario: erro('é preciso para ler pessoas e não está no ZIP.', EXPORT),
  arquivo_ilegivel: erro('não está em UTF-8 ou tem aspas que não fecham.', EXPORT),
  linhas_demais: erro('tem linhas demais.', 'Exporte uma escola ou um ano por vez.'),
  manifesto_ausente: erro('não está no ZIP.', 'Exporte no formato OneRoster CSV e envie o ZIP como ele sai.'),
  versao_desconhecida: erro('não é uma versão que lemos.', 'Exporte na versão 1.1 ou 1.2.'),
  modo_desconhecido: erro('não é absent, bulk nem delta.', EXPORT),
  marca_de_ordem: aviso('começa com uma marca de ordem de bytes, que o formato não prevê.'),
  em_pasta: aviso('está dentro de uma pasta, que o formato não prevê.'),
  nome_com_outra_caixa: aviso('tem letras maiúsculas ou minúsculas diferentes das do formato.'),
  nunca_lido: aviso('traz dados que nunca são lidos nem guardados.'),
  senha_ignorada: aviso('traz senhas. Elas não foram lidas: cada pessoa recebe a sua por ficha.'),
  coluna_ausente: erro('é uma coluna necessária e não está no arquivo.', EXPORT),
  campo_vazio: erro('está vazio e é necessário.'),
  valor_desconhecido: erro('não é um valor que o formato prevê.'),
  valor_com_outra_caixa: aviso('tem letras maiúsculas ou minúsculas diferentes das do formato.'),
  id_repetido: erro('já é de outra linha deste arquivo.'),
  referencia_solta: erro('não existe no arquivo a que se refere.'),
  ciclo: erro('está acima de si mesma, por meio de outras.'),
  data_invalida: erro('não é uma data ISO 8601, como 2026-02-28T12:00:00Z.'),
  delta_sem_data: erro('faltam status e dateLastModified, que uma linha de delta precisa ter.'),
  duas_turmas: erro(
    'está em mais de uma turma ao mesmo tempo.',
    'Deixe só a turma principal (homeroom) no sistema de origem.',
  ),
  sem_papel: erro('não tem papel em nenhuma escola deste arquivo.'),
  papel_nao_dado: aviso('é de administração do sistema: a conta não é criada por arquivo.', 'Crie a conta em Equipe.'),
  responsavel_nao_lido: aviso('é responsável por aluno: contas de responsáveis não são criadas por arquivo.'),
  sem_login: aviso('não tem username: um usuário é criado a partir do nome.'),
  so_aulas: erro(
    'traz só aulas (scheduled), sem turmas (homeroom): não dá para saber a turma de cada aluno.',
    'Exporte também as turmas no sistema de origem.',
  ),
  serie_desconhecida: erro('não é uma série de 01 a 12.', 'Diga a série da turma antes de aplicar.'),
} as const satisfies Record<string, Caso>;

export type Codigo = keyof typeof CASOS;

/** Takes down what was found. `of`: what the sentence is about, where that is not the value. */
export function achado({ arquivo, linha }: Onde, codigo: Codigo, valor = '', of?: string): Achado {
  const { gravidade, dito, como } = CASOS[codigo];
  const where = linha === 0 ? arquivo : `${arquivo}, linha ${linha}`;
  const about = [...(of === undefined ? [] : [of]), ...(valor === '' ? [] : [`"${valor}"`])].join(' ');
  const said = about === '' ? dito : `${about} ${dito}`;
  const mensagem = linha === 0 && about === '' ? `${where} ${dito}` : `${where}: ${said}`;
  const motivo = of === undefined ? dito : `${of} ${dito}`;
  return { arquivo, linha, codigo, gravidade, valor, mensagem: mensagem.slice(0, 500), motivo, como_resolver: como };
}
