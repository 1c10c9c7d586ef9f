/** Words of the imports. Those of each kind of file are in `tipos.ts`. */
import type { GestaoImportacao } from '@luneta/api-client';

/** A number as a person writes it. */
export const n = (value: number): string => value.toLocaleString('pt-BR');

/** What a file consists of. */
const linhas = (count: number, tipo?: GestaoImportacao['tipo']) => {
  const [one, many] =
    tipo === 'questoes' || tipo === 'parametros_tri'
      ? (['questão', 'questões'] as const)
      : (['linha', 'linhas'] as const);
  return count === 1 ? `1 ${one}` : `${n(count)} ${many}`;
};

const MAX_CODES = 5;
/** Some of many codes, with how many more there are. */
const listaDe = (codigos: readonly string[]) =>
  codigos.length <= MAX_CODES
    ? codigos.join(', ')
    : `${codigos.slice(0, MAX_CODES - 1).join(', ')} e mais ${n(codigos.length - MAX_CODES + 1)}`;

export const copy = {
  conferirProva: 'Conferir a prova',
  title: 'Importações',
  caption: 'Importações, as mais novas primeiro',
  loading: 'Carregando as importações',
  intro: 'Traga alunos, equipe, turmas e questões de um arquivo. Nada muda antes de você conferir e aplicar.',
  empty: 'Nenhum arquivo foi importado ainda. Comece pela planilha de alunos da escola.',
  emptyReadOnly: 'Nenhum arquivo foi importado ainda. Quem importa é a direção, a gestão da escola ou a administração.',
  novo: 'Nova importação',
  arquivo: 'Arquivo',
  conteudo: 'O que é',
  situacao: 'Situação',
  linhas: 'Linhas',
  quem: 'Quem enviou',
  actions: 'Ações',
  continuar: 'Continuar',
  unfinished: (nome: string, quando: string) => `“${nome}”, ${quando}, ainda não foi aplicado. Nada mudou.`,
  resumo: (mudancas: number, erro: number) =>
    [mudancas === 1 ? '1 mudança' : `${n(mudancas)} mudanças`, ...(erro > 0 ? [`${n(erro)} com erro`] : [])].join(
      ' · ',
    ),
  semMudanca: 'Nenhuma mudança',
  emAndamento: 'Em andamento',

  close: 'Fechar e voltar às importações',
  nothing: 'Nada foi gravado',
  back: 'Voltar',
  detail: (nome: string, total: number, tipo?: GestaoImportacao['tipo']) => `${nome} · ${linhas(total, tipo)}`,

  tipo: 'O que o arquivo traz',
  file: 'Planilha ou arquivo',
  fileHelp: (precisa: string) => `${precisa} CSV ou XLSX de até 20 MB e 10.000 linhas.`,
  zipHelp: (precisa: string) => `${precisa} Até 20 MB.`,
  questoesHelp: (precisa: string) => `${precisa} CSV, XLSX, ZIP, Moodle XML, GIFT ou QTI de até 20 MB.`,
  sending: 'Enviando o arquivo…',
  modelo: 'Baixar modelo',
  modeloText: 'Uma planilha vazia com as colunas certas e uma linha de exemplo. Apague o exemplo antes de enviar.',
  modeloFailed: 'Não conseguimos baixar o modelo. Tente de novo.',
  modeloFile: (tipo: string) => `${tipo}.csv`,
  preview: 'Enviar não muda nada: primeiro você confere linha por linha.',
  again: 'Tentar de novo',
  same: 'Conferir mesmo assim',
  readOnly: 'Você pode ver as importações. Quem importa é a direção, a gestão da escola ou a administração.',

  reading: 'Lendo o arquivo',
  readingText: 'Procurando colunas e linhas…',
  checking: 'Conferindo as linhas',
  applying: 'Aplicando as mudanças',
  undoing: 'Desfazendo as mudanças',
  progress: (done: number, total: number, tipo?: GestaoImportacao['tipo']) => `${n(done)} de ${linhas(total, tipo)}`,
  goesOn: 'Pode fechar esta página: o trabalho continua, e o resultado fica em Importações.',
  refused: 'Este arquivo não pôde ser lido',
  broken: 'O trabalho parou no meio',
  otherFile: 'Enviar outro arquivo',
  checkAgain: 'Conferir de novo',

  deles: 'No arquivo da escola',
  nosso: 'Aqui é…',
  colunas: 'Colunas do arquivo',
  campoDe: (coluna: string) => `Aqui a coluna ${coluna} é`,
  naoTrazer: 'Não trazer',
  vazio: 'vazio',
  planilha: 'Planilha do arquivo',
  planilhaHelp: 'O arquivo tem várias. Cada uma é lida por vez.',
  semTitulo: (coluna: number) => `Coluna ${coluna}, sem título`,
  reconhecida: 'Reconhecida',
  proposta: 'Confira',
  escolhida: 'Escolhida',
  naoReconhecida: 'Não reconhecida',
  fora: 'Fica de fora',
  repetida: 'Já é de outra coluna',
  naoExistem: (codigos: readonly string[]) =>
    codigos.length === 1 ? `${codigos[0]} não existe` : `${n(codigos.length)} não existem`,
  nunca: 'Ficam de fora sempre.',
  nuncaText: 'Nada disso é guardado.',
  nuncaColunas: (count: number) =>
    count === 1 ? '1 coluna, valores escondidos' : `${n(count)} colunas, valores escondidos`,
  oQueEntra: 'O que vai entrar',
  deColunas: (of: number, out: number) =>
    `de ${of === 1 ? '1 coluna' : `${n(of)} colunas`}; ${out === 1 ? '1 fica de fora' : `${n(out)} ficam de fora`}`,
  obrigatoria: 'obrigatória',
  falta: 'falta',
  comoFica: 'Como fica a linha 1',
  acentos: 'Acentos',
  lidos: (codificacao: string) => `Lidos como ${codificacao}. Confira:`,
  errados: 'Estão errados',
  comoAcertar: 'Abra a planilha, salve como XLSX ou “CSV UTF-8” e envie de novo.',
  opcoes: 'O que fazer',
  ano: 'Ano letivo das turmas',
  criarTurmas: 'Criar as turmas que não existem',
  aulas: 'Cada aula é uma turma',
  aulasHelp: 'Para sistemas que exportam só aulas, sem turmas.',
  novas: (codigos: readonly string[]) =>
    codigos.length === 1 ? `A turma ${codigos[0]} não existe.` : `As turmas ${listaDe(codigos)} não existem.`,
  criarEstas: (novas: GestaoImportacao['novas_turmas']) => {
    const [one] = novas;
    return novas.length === 1 && one
      ? `Criar a ${[one.codigo, one.serie].filter(Boolean).join(', ')}`
      : `Criar as ${n(novas.length)} turmas`;
  },
  versao: 'Turmas criadas usam',
  versoes: { 1: 'Versão 1 · jogo', 2: 'Versão 2' },
  ausentes: 'Encerrar o acesso de quem não está no arquivo',
  ausentesHelp: 'Só alunos que vieram de arquivo. Ninguém da equipe.',
  nomes: 'Aceitar quem tem o mesmo nome',
  nomesHelp: 'Quando uma só pessoa da escola tem este nome. Sem isto, você decide em cada linha.',
  conferir: (total: number, tipo?: GestaoImportacao['tipo']) =>
    total === 0 ? 'Conferir as linhas' : `Conferir ${linhas(total, tipo)}`,
  verLinhas: 'Ver as linhas',
  trocar: 'Trocar arquivo',
  faltaCampo: (campos: string) => `Diga qual coluna é ${campos}.`,
  duasVezes: (campo: string) => `Duas colunas são ${campo}. Escolha uma.`,

  prontas: (total: number, tipo?: GestaoImportacao['tipo']) => `de ${linhas(total, tipo)} prontas para entrar`,
  filtro: 'Linhas por o que acontece com elas',
  chip: (nome: string, count: number) => `${nome} ${n(count)}`,
  lista: (nome: string) => `Linhas: ${nome.toLowerCase()}`,
  carregandoLinhas: 'Carregando as linhas',
  semLinhas: 'Nenhuma linha aqui.',
  semNome: '(sem nome)',
  linha: 'Linha',
  linhaN: (linha: number) => `linha ${n(linha)}`,
  campo: 'Campo',
  porque: 'Por quê e como resolver',
  muda: 'O que muda',
  traz: 'O que traz',
  aviso: 'Aviso',
  linhaToda: 'Linha toda',
  corrigir: 'Corrigir',
  corrigirDe: (campo: string, linha: number) => `Corrigir ${campo}, linha ${n(linha)}`,
  digitar: (campo: string) => `Digitar ${campo}`,
  novoValor: (campo: string, linha: number) => `${campo}, linha ${n(linha)}`,
  salvar: 'Salvar',
  cancelar: 'Cancelar',
  deixarVazio: 'Deixar vazio',
  pular: 'Pular',
  usar: (nome: string) => `Usar ${nome}`,
  mesma: (nome: string) => `É ${nome}`,
  outra: 'É outra pessoa',
  trazerDeNovo: 'Trazer de novo',
  corrigida: (linha: number) => `Linha ${n(linha)} conferida de novo.`,
  mudouAntes: (linha: number) =>
    `Outra pessoa corrigiu a linha ${n(linha)} antes de você. Veja como ela está agora e corrija de novo, se precisar.`,
  aindaErrada: (linha: number) => `Linha ${n(linha)} ainda tem erro.`,
  baixar: 'Baixar linhas com erro',
  baixarFile: 'linhas-com-erro.csv',
  baixarFailed: 'Não conseguimos baixar as linhas. Tente de novo.',
  avisos: (count: number) => (count === 1 ? '1 linha traz um aviso.' : `${linhas(count)} trazem um aviso.`),
  aplicar: (count: number) => (count === 1 ? 'Aplicar 1 mudança' : `Aplicar ${n(count)} mudanças`),
  nada: 'Nenhuma linha muda alguma coisa.',
  ficamFora: (erro: number) =>
    [
      ...(erro === 0 ? [] : [erro === 1 ? 'A linha com erro fica de fora.' : `As ${n(erro)} com erro ficam de fora.`]),
      'Desfazer: 30 dias.',
    ].join(' '),
  confirmTitle: (count: number) => `Encerrar o acesso de ${n(count)} pessoas?`,
  confirmText: (count: number) =>
    `Este arquivo encerra o acesso de ${n(count)} pessoas, mais de um décimo da escola. Se for isso mesmo, escreva o número.`,
  desligar: 'Aplicar e encerrar',
  confirmLabel: 'Quantas pessoas perdem o acesso',
  confirmWrong: (count: number) => `Escreva ${count} para confirmar.`,

  questao: {
    lugar: 'Matéria e objeto',
    lugarText: 'Escolha uma vez para todas as questões, ou para cada categoria do arquivo.',
    todas: 'Para as questões sem matéria conhecida',
    categorias: 'Categorias do arquivo',
    semCategoria: 'Sem categoria',
    deQuestoes: (categoria: string, count: number) => `${categoria} · ${linhas(count, 'questoes')}`,
    faltam: (count: number) =>
      count === 1 ? '1 categoria ainda sem matéria' : `${n(count)} categorias ainda sem matéria`,
    materia: 'Matéria',
    escolher: 'Escolher',
    comoTodas: 'A de todas',
    objeto: 'Objeto de conhecimento',
    objetoHint: 'Buscar objeto',
    objetoNone: 'Nenhum objeto encontrado nesta matéria',
    html: 'As células contêm HTML',
    htmlHelp: 'Sem isto, “<b>” é texto. Fórmulas entre $ e $ são lidas nos dois casos.',
    vai: 'O que traz',
    ver: 'Ver como aluno',
    verOf: (nome: string) => `Ver como aluno: ${nome}`,
    previa: 'Como o aluno vê',
    previaLoading: 'Carregando a questão',
    comentario: 'Comentário',
    anterior: 'Anterior',
    proxima: 'Próxima',
    de: (place: number, of: number) => `${n(place)} de ${n(of)}`,
    avisos: 'O que conferir',
    semGabarito: 'O arquivo não diz qual é a certa.',
    imagensForam: 'O arquivo já foi apagado: as imagens não aparecem mais aqui.',
    deixar: 'Deixar de fora',
    mesmoAssim: 'Importar mesmo assim',
    abrir: 'Abrir a que existe',
    naProva: 'Voltar à prova',
    noBanco: 'Ver no banco de questões',
    rascunhos: 'As questões com aviso entraram como rascunho: abra cada uma, confira e aprove.',
  },

  parametros: {
    titulo: 'Caderno de cada área',
    de: (descricao: string) => `Prova: ${descricao}`,
    legenda: 'O caderno proposto é o que tem os gabaritos da prova.',
    caderno: 'Caderno',
    escolher: 'Escolher',
    deixar: 'Deixar a área como está',
    rotulo: (cor: string | null, codigo: string) =>
      cor === null ? `Caderno ${codigo}` : `Caderno ${cor.toLocaleLowerCase('pt-BR')} (${codigo})`,
    iguais: (iguais: number, comuns: number) => `${n(iguais)} de ${n(comuns)} gabaritos iguais`,
    porEscolher: 'Menos de 90% dos gabaritos são iguais, ou há mais de um caderno assim. Escolha qual é o da prova.',
    ausente: 'O arquivo não traz esta área. Ela fica como está.',
    deixada: 'A área fica como está.',
    naEscala: (na_escala: number, itens: number) => `${n(na_escala)} de ${n(itens)} questões na TRI`,
    faltam: (numeros: readonly number[]) =>
      numeros.length === 1
        ? `TRI indisponível: falta a questão ${numeros[0]}`
        : `TRI indisponível: faltam as questões ${numeros.slice(0, -1).join(', ')} e ${numeros.at(-1)}`,
    adicionar: 'Adicionar questão',
    faltaEscolher: (areas: string) => `Escolha o caderno de ${areas}.`,
    semProva: 'Abra a prova e comece por “Importar parâmetros do INEP”.',
    verProva: 'Voltar à prova',
  },

  feitas: (count: number) => (count === 1 ? 'mudança feita' : 'mudanças feitas'),
  aplicadaEm: (quando: string) => `Aplicada ${quando}.`,
  desfeitaEm: (quando: string) => `Desfeita ${quando}: tudo voltou a ser como antes.`,
  feito: 'O que foi feito',
  feitos: (nome: string, count: number) => `${nome}: ${n(count)}`,
  deFora: (count: number) =>
    count === 1 ? '1 linha com erro ficou de fora.' : `${linhas(count)} com erro ficaram de fora.`,
  fichas: 'Imprimir fichas',
  fichasText: 'Quem é novo ainda não tem senha: ela nasce com a ficha, que você imprime por turma.',
  verAlunos: 'Ver turmas',
  desfazer: 'Desfazer',
  desfazerAte: (quando: string) => `Dá para desfazer até ${quando}.`,
  desfazerTitle: 'Desfazer esta importação?',
  desfazerText: (count: number) =>
    `${count === 1 ? 'A mudança volta' : `As ${n(count)} mudanças voltam`} a ser como antes. Quem já entrou ou respondeu alguma coisa fica, e aparece numa lista.`,
  manter: 'Manter como está',
  ficaram: 'Ficaram como estão',
} as const;
