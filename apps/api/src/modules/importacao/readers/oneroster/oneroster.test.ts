import { describe, expect, it } from 'vitest';

import { readOneRoster, type LeituraOneRoster } from './read.ts';

const HOJE = '2026-11-28';
const bytes = (text: string) => new TextEncoder().encode(text);

/** A small school by hand: two classes of version 1.2, a teacher of physics, two pupils. */
const FILES = {
  manifest: [
    'propertyName,value',
    'manifest.version,1.0',
    'oneroster.version,1.2',
    ...['orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments'].map((f) => `file.${f},bulk`),
    'file.demographics,absent',
    'source.systemName,Secretaria',
  ],
  orgs: [
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
    'd1,,,Rede Aurora,district,,',
    's1,,,Sede Centro,school,12345678,d1',
  ],
  academicSessions: [
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    'a1,,,2027,schoolYear,2027-02-01,2027-12-15,,2027',
  ],
  courses: ['sourcedId,status,dateLastModified,title,subjects', 'c1,,,Física,Física'],
  classes: [
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,schoolSourcedId,termSourcedIds',
    't1,,,Sétimo A,07,,7A,homeroom,s1,a1',
    't2,,,Primeira B,10,,1B,homeroom,s1,a1',
    'f1,,,Física do 1B,10,c1,,scheduled,s1,a1',
  ],
  users: [
    'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,middleName,email,agentSourcedIds,password,preferredGivenName',
    'u1,,,true,ana.souza,Ana,Souza,Maria,ana@exemplo.com,,segredo-canario,Aninha',
    'u2,,,true,bento,Bento,Brandão,,,,,',
    'u3,,,true,prof.caio,Caio,Couto,,caio@exemplo.com,,,',
    'u4,,,true,dora,Dora,Dutra,,,u1,,',
  ],
  roles: [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,orgSourcedId',
    'r1,,,u1,primary,student,s1',
    'r2,,,u2,primary,student,s1',
    'r3,,,u3,primary,teacher,s1',
    'r4,,,u4,primary,guardian,s1',
  ],
  enrollments: [
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    'e1,,,t1,s1,u1,student,,,',
    'e2,,,t2,s1,u2,student,,,',
    'e3,,,f1,s1,u2,student,,,',
    'e4,,,f1,s1,u3,teacher,,,',
  ],
} as const;

type Nome = keyof typeof FILES;
type Changes = Partial<Record<Nome, readonly string[] | null>>;

const filesOf = (changes: Changes = {}, newline = '\n') =>
  Object.fromEntries(
    Object.entries({ ...FILES, ...changes }).flatMap(([nome, lines]) =>
      lines === null ? [] : [[`${nome}.csv`, bytes(lines.join(newline))]],
    ),
  );
const read = (changes: Changes = {}) => readOneRoster(filesOf(changes), { hoje: HOJE });
const plus = (nome: Nome, ...lines: readonly string[]) => ({ [nome]: [...FILES[nome], ...lines] });
const found = ({ achados }: LeituraOneRoster) =>
  achados.map(({ arquivo, linha, codigo, gravidade }) => `${gravidade} ${arquivo}:${linha} ${codigo}`);
const faults = (leitura: LeituraOneRoster) => found(leitura).filter((text) => text.startsWith('erro'));
const personOf = ({ linhas }: LeituraOneRoster, id: string) => linhas.find(({ lidos }) => lidos.id_externo === id);

describe('a sound zip', () => {
  it('[PIM-10] a pupil has the class of the homeroom, with its grade by CEDS and its campus', () => {
    expect(personOf(read(), 'u1')).toEqual({
      arquivo: 'users.csv',
      linha: 2,
      perfil: 'aluno',
      modificada_em: null,
      lidos: {
        id_externo: 'u1',
        nome: 'Ana Maria Souza',
        email: 'ana@exemplo.com',
        login: 'ana.souza',
        nome_social: 'Aninha',
        turma: '7A',
        serie: '7º ano',
        sede: 'Sede Centro',
      },
    });
    expect(personOf(read(), 'u2')?.lidos.serie).toBe('1ª série');
  });

  it('[PIM-10] a teacher of a lesson has its subject in the classes of its pupils', () => {
    expect(personOf(read(), 'u3')?.lidos).toMatchObject({ perfil: 'professor', turmas: '1B', materia: 'Física' });
  });

  it('[PIM-10] guardians are listed and no password is read', () => {
    const leitura = read();
    expect(found(leitura)).toEqual(['aviso users.csv:0 senha_ignorada', 'aviso roles.csv:5 responsavel_nao_lido']);
    expect(JSON.stringify(leitura)).not.toContain('segredo-canario');
  });

  it('says which version, system and school year it is', () => {
    expect(read()).toMatchObject({ versao: '1.2', sistema: 'Secretaria', anos: [2027], modo: 'bulk' });
  });
});

it('[PIM-10] a department is no campus', () => {
  const orgs = FILES.orgs.map((line) => line.replace(',school,', ',department,'));
  expect(personOf(read({ orgs }), 'u1')?.lidos.sede).toBeUndefined();
});

describe('version 1.1', () => {
  const users = [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,identifier',
    'u1,,,true,s1,student,ana,,Ana,Souza,',
    'u2,,,true,s1,teacher,bento,,Bento,Brandão,',
    'u3,,,true,s1,administrator,caio,,Caio,Couto,',
  ];
  const old = {
    manifest: FILES.manifest.map((line) => line.replace('1.2', '1.1').replace('file.roles,bulk', 'file.roles,absent')),
    users,
    roles: null,
    enrollments: FILES.enrollments.slice(0, 2),
  };

  it('[PIM-10] has the role in the row of the person', () => {
    const leitura = read(old);
    expect(leitura.versao).toBe('1.1');
    expect(leitura.linhas.map(({ perfil }) => perfil)).toEqual(['aluno', 'professor']);
    expect(found(leitura)).toEqual(['aviso users.csv:4 papel_nao_dado']);
  });
});

describe('what is tolerated and reported', () => {
  it('[PIM-11] marks of byte order, a folder one deep and CRLF change nothing of what is read', () => {
    const plain = filesOf();
    const odd = Object.fromEntries(
      Object.entries(filesOf({}, '\r\n')).map(([nome, content]) => [
        `escola/${nome}`,
        nome === 'orgs.csv' ? new Uint8Array([0xef, 0xbb, 0xbf, ...content]) : content,
      ]),
    );
    const leitura = readOneRoster(odd, { hoje: HOJE });
    expect(leitura.linhas).toEqual(readOneRoster(plain, { hoje: HOJE }).linhas);
    expect(faults(leitura)).toEqual([]);
    expect(found(leitura)).toContain('aviso orgs.csv:0 marca_de_ordem');
    expect(found(leitura)).toContain('aviso users.csv:0 em_pasta');
  });

  it('[PIM-11] another spelling of a file name or a kind of class', () => {
    const { 'users.csv': users = new Uint8Array(), ...rest } = filesOf({
      classes: FILES.classes.map((line) => line.replace('homeroom', 'Homeroom')),
    });
    const leitura = readOneRoster({ ...rest, 'Users.CSV': users }, { hoje: HOJE });
    expect(faults(leitura)).toEqual([]);
    expect(found(leitura)).toContain('aviso Users.CSV:0 nome_com_outra_caixa');
    expect(found(leitura)).toContain('aviso classes.csv:2 valor_com_outra_caixa');
    expect(personOf(leitura, 'u1')?.lidos.turma).toBe('7A');
  });

  it('demographics are never read, also when they are announced', () => {
    const manifest = FILES.manifest.map((line) => line.replace('demographics,absent', 'demographics,bulk'));
    const leitura = readOneRoster(
      { ...filesOf({ manifest }), 'demographics.csv': bytes('sourcedId,birthDate\nu1,2014-01-01') },
      { hoje: HOJE },
    );
    expect(found(leitura)).toContain('aviso demographics.csv:0 nunca_lido');
    expect(JSON.stringify(leitura)).not.toContain('2014-01-01');
  });
});

describe('what is at fault, by file and line', () => {
  it.each<[string, Changes, string]>([
    ['a parent that is nowhere', plus('orgs', 's2,,,Outra,school,,d9'), 'erro orgs.csv:4 referencia_solta'],
    [
      'an enrolment of nobody',
      plus('enrollments', 'e9,,,t1,s1,u9,student,,,'),
      'erro enrollments.csv:6 referencia_solta',
    ],
    [
      'an enrolment in no class',
      plus('enrollments', 'e9,,,t9,s1,u1,student,,,'),
      'erro enrollments.csv:6 referencia_solta',
    ],
    ['two rows of one id', plus('users', 'u1,,,true,x,Xis,Outro,,,,,'), 'erro users.csv:6 id_repetido'],
    ['a file announced and absent', { courses: null }, 'erro courses.csv:0 arquivo_ausente'],
    ['no users at all', { users: null }, 'erro users.csv:0 arquivo_ausente'],
    ['no manifest', { manifest: null }, 'erro manifest.csv:0 manifesto_ausente'],
    [
      'another version',
      { manifest: ['propertyName,value', 'oneroster.version,2.0'] },
      'erro manifest.csv:2 versao_desconhecida',
    ],
    ['a missing column', { orgs: ['sourcedId,name', 's1,Centro'] }, 'erro orgs.csv:0 coluna_ausente'],
    ['an empty needed cell', plus('users', 'u9,,,true,x,,Outro,,,,,'), 'erro users.csv:6 campo_vazio'],
    ['an unknown grade', plus('classes', 't9,,,Pré,PK,,PRE,homeroom,s1,a1'), 'erro classes.csv:5 serie_desconhecida'],
    ['a pupil in two classes', plus('enrollments', 'e9,,,t2,s1,u1,student,,,'), 'erro enrollments.csv:6 duas_turmas'],
    [
      'tobedeleted in bulk',
      plus('users', 'u9,tobedeleted,,true,x,Xis,Outro,,,,,'),
      'erro users.csv:6 valor_desconhecido',
    ],
  ])('[PIM-11] %s', (_what, changes, text) => {
    expect(faults(read(changes))).toContain(text);
  });

  it('[PIM-11] a cycle of organisations names each of them', () => {
    const orgs = [FILES.orgs[0], 'd1,,,Rede,district,,s1', 's1,,,Sede Centro,school,,d1'];
    expect(faults(read({ orgs }))).toEqual(['erro orgs.csv:2 ciclo', 'erro orgs.csv:3 ciclo']);
  });

  it('says where, what and how to mend it in one sentence each', () => {
    const [one] = read(plus('orgs', 's2,,,Outra,school,,d9')).achados.filter(
      ({ codigo }) => codigo === 'referencia_solta',
    );
    expect(one?.mensagem).toBe('orgs.csv, linha 4: parentSourcedId "d9" não existe no arquivo a que se refere.');
    expect(one?.como_resolver).toBe('Corrija no sistema de origem e exporte de novo.');
  });

  it('a file that is no UTF-8 is named', () => {
    const entradas = { ...filesOf(), 'users.csv': new Uint8Array([0x73, 0xe7, 0x0a]) };
    expect(faults(readOneRoster(entradas, { hoje: HOJE }))).toContain('erro users.csv:0 arquivo_ilegivel');
  });
});

describe('a delta', () => {
  const manifest = FILES.manifest.map((line) => line.replace('file.users,bulk', 'file.users,delta'));
  const [heading] = FILES.users;

  it('[PIM-10] ends the access of who is to be deleted, and keeps when the source changed it', () => {
    const users = [heading, 'u1,tobedeleted,2026-11-20T10:00:00Z,true,ana,Ana,Souza,,,,,'];
    const leitura = read({ manifest, users });
    expect(personOf(leitura, 'u1')).toMatchObject({
      modificada_em: '2026-11-20T10:00:00Z',
      lidos: { situacao: 'inativa' },
    });
    expect(leitura.modo).toBe('delta');
    // Roles and enrolments of people who did not change refer to an earlier file.
    expect(faults(leitura)).toEqual([]);
  });

  it.each([
    ['u1,,,true,ana,Ana,Souza,,,,,', 'delta_sem_data'],
    ['u1,active,20/11/2026,true,ana,Ana,Souza,,,,,', 'data_invalida'],
    ['u1,gone,2026-11-20,true,ana,Ana,Souza,,,,,', 'valor_desconhecido'],
  ])('[PIM-10] a row needs state and date: %s', (row, codigo) => {
    expect(faults(read({ manifest, users: [heading, row] }))).toContain(`erro users.csv:2 ${codigo}`);
  });
});

describe('lessons without classes', () => {
  const classes = FILES.classes.filter((line) => !line.includes('homeroom'));
  const enrollments = FILES.enrollments.filter((line) => !/,t[12],/u.test(line));

  it('[PIM-10] are asked about once, and are classes when a person says so', () => {
    const entradas = filesOf({ classes, enrollments });
    const asked = readOneRoster(entradas, { hoje: HOJE });
    expect(asked.perguntaAulas).toBe(true);
    expect(personOf(asked, 'u2')?.lidos.turma).toBeUndefined();
    const said = readOneRoster(entradas, { hoje: HOJE, aulasSaoTurmas: true });
    expect(said.perguntaAulas).toBe(false);
    expect(personOf(said, 'u2')?.lidos.turma).toBe('Física do 1B');
    expect(personOf(said, 'u3')?.lidos.turmas).toBe('Física do 1B');
  });
});

it('an enrolment that has ended counts for nothing', () => {
  const enrollments = FILES.enrollments.map((line) =>
    line.replace('e1,,,t1,s1,u1,student,,,', 'e1,,,t1,s1,u1,student,,,2026-06-30'),
  );
  expect(personOf(read({ enrollments }), 'u1')?.lidos.turma).toBeUndefined();
});
