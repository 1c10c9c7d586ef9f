/** What a drawer holds: what is happening now first, what is dangerous last. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { Button, ButtonLink, Divider, FactsList, Inline, Note, PersonName, Stack, Text } from '@luneta/ui';
import { Eye, KeyRound, PenLine, Timer, UsersRound } from '@luneta/ui/icons';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { BossPart, type AlunoBoss } from '../boss/boss-part.tsx';
import { copy as cadastro } from '../cadastro/copy.ts';
import { Condicoes, type AtoDeCondicao } from '../condicoes/condicoes.tsx';
import { MatriculaPart } from '../movimentacao/matricula-part.tsx';
import type { Movimento } from '../movimentacao/mover-aluno.tsx';
import { agoraOf, isBloqueado, type Agora } from './agora.ts';
import { copy } from './copy.ts';
import { Historico } from './historico.tsx';
import { EndBloqueio } from './end-bloqueio.tsx';
import { Part } from './part.tsx';

/** What is asked over the drawer. */
export type Ato = 'reset' | 'exportar' | 'apagar' | 'dados' | Movimento | AtoDeCondicao;

export type AlunoDetalheProps = {
  aluno: GestaoAlunoDetalhe;
  onAto: (ato: Ato) => void;
  onOpenAluno: () => void;
  onBoss: (boss: AlunoBoss) => void;
};

export function AlunoDetalhe({ aluno, onAto, onOpenAluno, onBoss }: AlunoDetalheProps) {
  const may = useMayCall();
  const relogio = useRelogio();
  const agora = agoraOf(aluno, relogio);
  const isOpen = aluno.situacao !== 'inativo';
  return (
    <>
      <Stack gap="e12">
        <Note tone={agora.tone} title={agora.title}>
          {agora.text}
        </Note>
        {agora.prova && may('listGestaoProvas') && <Sala turma_aluno_id={aluno.turma_aluno_id} prova={agora.prova} />}
        {isOpen && may('setBloqueioAluno') && isBloqueado(aluno, relogio) && (
          <EndBloqueio aluno={aluno} relogio={relogio} />
        )}
        {isOpen && (
          <Button block icon={Eye} onClick={onOpenAluno}>
            {copy.openExperience}
          </Button>
        )}
      </Stack>
      <Condicoes aluno={aluno} isOpen={isOpen} onAto={onAto} />
      {isOpen && may('createTentativaBoss') && aluno.boss_liberaveis.length > 0 && (
        <BossPart bosses={aluno.boss_liberaveis} relogio={relogio} onGrant={onBoss} />
      )}
      <Part
        title={copy.dados}
        action={
          isOpen &&
          aluno.matricula === 'Atual' &&
          may('saveAlunoCadastro') && (
            <Button size="sm" variant="text" icon={PenLine} onClick={() => onAto('dados')}>
              {cadastro.edit}
            </Button>
          )
        }
      >
        <FactsList
          facts={[
            { term: copy.login, value: aluno.login ?? copy.semLogin },
            ...(aluno.nome_social === null
              ? []
              : [{ term: copy.apelido, value: <PersonName>{aluno.nome_social}</PersonName> }]),
            { term: copy.escola, value: aluno.escola_nome },
          ]}
        />
      </Part>
      <MatriculaPart aluno={aluno} onAto={onAto} />
      <Historico aluno={aluno} relogio={relogio} />
      {isOpen && may('createExportacaoAluno') && (
        <Part title={copy.privacidade}>
          <Text look="small" tone="muted">
            {copy.privacidadeText}
          </Text>
          <Inline gap="e8" wrap>
            <Button size="sm" variant="secondary" onClick={() => onAto('exportar')}>
              {copy.export}
            </Button>
            {may('getConsentimentosAluno') && (
              <ButtonLink
                size="sm"
                variant="secondary"
                href={`${paths.consentimentos}?busca=${encodeURIComponent(aluno.aluno_nome)}`}
              >
                {copy.consentimentos}
              </ButtonLink>
            )}
            {may('createAnonimizacaoAluno') && (
              <Button size="sm" variant="dangerOutline" onClick={() => onAto('apagar')}>
                {copy.erase}
              </Button>
            )}
          </Inline>
        </Part>
      )}
      {isOpen && may('resetSenhasTurma') && (
        <Stack gap="e12">
          <Divider />
          <Button block variant="dangerOutline" icon={KeyRound} onClick={() => onAto('reset')}>
            {copy.reset}
          </Button>
        </Stack>
      )}
    </>
  );
}

type SalaProps = { turma_aluno_id: number; prova: NonNullable<Agora['prova']> };

/** Both lead to the live board of the exam: at this student, or asking for more time. */
function Sala({ turma_aluno_id, prova: { turma_avaliacao_id, dia_prova } }: SalaProps) {
  const may = useMayCall();
  return (
    <Inline gap="e8" wrap>
      <ButtonLink
        size="sm"
        variant="secondary"
        icon={UsersRound}
        href={paths.sala(turma_avaliacao_id, dia_prova, turma_aluno_id)}
      >
        {copy.openSala}
      </ButtonLink>
      {may('createProrrogacao') && (
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={Timer}
          href={paths.sala(turma_avaliacao_id, dia_prova, turma_aluno_id, 'tempo')}
        >
          {copy.extendTempo}
        </ButtonLink>
      )}
    </Inline>
  );
}
