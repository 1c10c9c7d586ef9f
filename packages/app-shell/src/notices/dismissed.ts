/** The notices dismissed on this device (decision 14). They say nothing about a person, so they outlive a session. */
import { DEVICE_PREFIX, EXIBIU_ATUALIZACAO, type SafeStorage } from '@luneta/auth';

/** The notice of S1 §9 keeps its documented key. */
const DOCUMENTED = 'atualizacao-2025-05-03';

export const noticeKey = (id: string) => (id === DOCUMENTED ? EXIBIU_ATUALIZACAO : `${DEVICE_PREFIX}aviso:${id}`);

export const isDismissed = (device: SafeStorage, id: string) => device.read(noticeKey(id)) !== null;
export const dismiss = (device: SafeStorage, id: string) => device.write(noticeKey(id), 'true');
