/** Invented people. No name here means a real person. */

export type DemoAluno = {
  readonly login: string;
  readonly nome: string;
  readonly nome_social?: string;
  readonly fator_tempo?: number;
  /** Ability on the TRI scale; drawn where absent. */
  readonly theta?: number;
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
  aluno('Anderson Vilela Prado'),
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
  aluno('Alice Drummond Freire'),
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

/** The few of the second school. */
export const outraTurma: readonly DemoAluno[] = [
  aluno('Caio Malato Pantoja', { login: 'caio' }),
  aluno('Lívia Tapajós Brilhante'),
  aluno('Ruan Negreiros Uchoa'),
  aluno('Tainá Moura Maués'),
];
