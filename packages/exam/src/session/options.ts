/** The options of a session: the exam and its student, the policy, and the ports. */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { Outbox } from '../outbox/outbox.ts';
import type { ConnectivityPort, DaysPort, PlacesPort, ProvaClock, ProvaTransport, TabsPort } from '../ports.ts';
import type { ProvaIds } from '../shapes.ts';

export interface ProvaSessionOptions {
  readonly ids: ProvaIds;
  readonly policy: ProvaPolicy;
  /** Profile or visitor mode that may not write: nothing is kept, sent or merged from the device. */
  readonly readOnly?: boolean;
  readonly transport: ProvaTransport;
  readonly outbox: Outbox;
  readonly clock: ProvaClock;
  /** From 0 to 1; draws how long a check waits, so that a class does not come back in step. */
  readonly random?: () => number;
  readonly connectivity: ConnectivityPort;
  readonly tabs: TabsPort;
  readonly places: PlacesPort;
  /** Absent where nothing of the day is kept. */
  readonly days?: DaysPort;
  /** turma_aluno_id signed in now, or null; read before every call. */
  readonly signedInStudent: () => number | null;
}
