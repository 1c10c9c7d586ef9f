/** Invented people. No name here means a real person. */

export type DemoAluno = {
  readonly login: string;
  readonly nome: string;
  readonly nome_social?: string;
  readonly fator_tempo?: number;
  /** Ability on the TRI scale. Drawn when absent. */
  readonly theta?: number;
  /** May call the `tests/*` operations (decision 160). */
  readonly conta_teste?: boolean;
  /** First access: the password must be changed, and the security questions are not registered yet. */
  readonly primeiro_acesso?: boolean;
};

/** 'João Pedro Sá' → 'joao.sa'. */
function loginOf(nome: string): string {
  const words = nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(' ');
  return `${words[0] ?? ''}.${words.at(-1) ?? ''}`;
}

const aluno = (nome: string, more: Partial<DemoAluno> = {}): DemoAluno => ({ login: loginOf(nome), nome, ...more });

/** The class of version 1. */
export const turmaV1: readonly DemoAluno[] = [
  aluno('Ana Clara Nogueira', { login: 'ana', theta: 0.7 }),
  aluno('Caio Vilela Prado', { login: 'caio', conta_teste: true, theta: 0.2 }),
  aluno('Bárbara Quintino Salles'),
  aluno('Benício Tavares Lobo'),
  aluno('Cauã Ferraz de Moura'),
  aluno('Cecília Antunes Braga'),
  aluno('Daniela Porto Siqueira'),
  aluno('Davi Luiz Camargo'),
  aluno('Eduarda Rangel Pinheiro'),
  aluno('Enzo Gabriel Toledo'),
  aluno('Fernanda Aguiar Dutra'),
  aluno('Francisco das Chagas Leal'),
  aluno('Giovana Mendonça Reis'),
  aluno('Heitor Bastos Carneiro'),
  aluno('Iara Potira Guajajara'),
  aluno('Ícaro Valadares Neves'),
  aluno('Jéssica Amorim Falcão'),
  aluno('João Pedro Sarmento'),
  aluno('Kauê Ribas Fontes'),
  aluno('Larissa Teles Brandão', { fator_tempo: 1.25 }),
  aluno('Leandro Kenji Watanabe'),
  aluno('Maria Eduarda Pacheco'),
  aluno('Mateus Corrêa Lacerda'),
  aluno('Nicole Farias Godoy'),
  aluno('Otávio Guedes Sampaio'),
  aluno('Paloma Cordeiro Vaz'),
  aluno('Rodrigo Peixoto Amaral', { nome_social: 'Rô' }),
  aluno('Sabrina Coutinho Melo'),
  aluno('Tiago Bittencourt Rocha'),
  aluno('Yasmin Haddad Cunha'),
];

/** The class of version 2. */
export const turmaV2: readonly DemoAluno[] = [
  aluno('Beatriz Monteiro Luz', { login: 'bia', nome_social: 'Bia', theta: 1.1 }),
  aluno('Eduarda Drummond Freire', { login: 'duda', nome_social: 'Duda', conta_teste: true, theta: 0.4 }),
  aluno('Antônio Marcos Queiroz'),
  aluno('Arthur Esteves Pimentel'),
  aluno('Bruno Cavalcanti Rosa'),
  aluno('Caetano Mourão Viana'),
  aluno('Catarina Beltrão Assis'),
  aluno('Clara Zanetti Furtado'),
  aluno('Diego Ximenes Barros'),
  aluno('Emanuelly Souto Maior'),
  aluno('Estevão Parente Lins'),
  aluno('Flávia Onofre Caldas'),
  aluno('Gustavo Hermes Ilha'),
  aluno('Helena Akemi Tanaka'),
  aluno('Isadora Valença Gusmão'),
  aluno('Jonas Medrado Pires'),
  aluno('Júlia Sodré Bezerra'),
  aluno('Kamila Duarte Escobar'),
  aluno('Lorenzo Bianchi Meira'),
  aluno('Luana Tupinambá Costa'),
  aluno('Marina Lopes Veloso'),
  aluno('Miguel Arcanjo Serra', { fator_tempo: 1.5 }),
  aluno('Natália Brito Calixto'),
  aluno('Olívia Paes Landim'),
  aluno('Pedro Henrique Muniz'),
  aluno('Raíssa Galvão Torres'),
  aluno('Samuel Nascimento Rios'),
  aluno('Sofia Ventura Abreu'),
  aluno('Vitória Reis Maciel'),
  aluno('Wesley Trindade Couto'),
];

/** The second class of version 2, on the other campus. */
export const turmaJardim: readonly DemoAluno[] = [
  aluno('Eduardo Pires Amado', { login: 'edu', primeiro_acesso: true }),
  aluno('Gabriela Nunes Sarmento', { login: 'gabi', nome_social: 'Gabi', theta: 0.5 }),
  aluno('Adriana Lustosa Penha'),
  aluno('Augusto Vidigal Matos'),
  aluno('Breno Fagundes Aires'),
  aluno('Camila Orleans Duque'),
  aluno('Célio Batista Andrade'),
  aluno('Débora Sanches Pontes'),
  aluno('Emílio Garrido Salvador'),
  aluno('Felipe Nakamura Dias'),
  aluno('Gilberto Arruda Campos'),
  aluno('Heloísa Frota Maciel'),
  aluno('Igor Saraiva Bueno'),
  aluno('Janaína Krenak Oliveira'),
  aluno('Joana Vasques Malta'),
  aluno('Kelly Cristina Rabelo'),
  aluno('Lauro Tibúrcio Ramos'),
  aluno('Lorena Marques Feitosa'),
  aluno('Marcelo Uchôa Bandeira'),
  aluno('Melissa Carrilho Nóbrega'),
  aluno('Murilo Estrela Batista', { fator_tempo: 1.25 }),
  aluno('Norma Cavalheiro Luna'),
  aluno('Paulo Vítor Sequeira'),
  aluno('Priscila Abdala Moreira'),
  aluno('Renan Portela Chaves'),
  // As a list without names leaves it: screens show 'Sem nome'.
  aluno('', { login: 'rosana.machado' }),
  aluno('Sérgio Malheiros Pinto'),
  aluno('Tainara Ribeiro Jucá'),
  aluno('Valentina Rossi Prates'),
  aluno('Willian Franco Bessa'),
];

/** Finished school last year and has no current class. */
export const semTurma: readonly DemoAluno[] = [aluno('Fabiana Teles Guerra', { login: 'fabi' })];

/** The students of the second school. */
export const outraTurma: readonly DemoAluno[] = [
  aluno('Iago Malato Pantoja', { login: 'iago' }),
  aluno('Lívia Tapajós Brilhante'),
  aluno('Ruan Negreiros Uchoa'),
  aluno('Tainá Moura Maués'),
];
