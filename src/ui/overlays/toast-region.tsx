import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { showToast, type Toast, type ToastTone, toasts } from './toasts.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const NONE: readonly Toast[] = [];

interface FlashMessage {
  /** Differs for every message, so that the same words can be shown again. */
  id: string;
  text: string;
  tone?: ToastTone;
}

/** Where toasts appear; once, near the end of the document. `flash` is the message that a redirect brought along. */
export function ToastRegion({ flash }: { flash?: FlashMessage | null }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  const [scripted, setScripted] = useState(false);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (flash && !hasLeft(region.current)) showToast(flash.text, flash.tone);
    setScripted(true);
    // The message counts as new only when its id is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [flash?.id]);

  const first = !scripted && flash ? [{ id: 0, text: flash.text, tone: flash.tone ?? ('success' as const) }] : NONE;
  const blurred = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume();
  };
  return (
    // Watching the pointer only stops the clock.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="toasts"
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={blurred}
    >
      {(scripted ? list : first).map((toast) => (
        <ToastCard key={toast.id} toast={toast} leaves={!scripted} />
      ))}
    </section>
  );
}

/** True where the message of the document has had its time before scripts came, which may be minutes later. */
function hasLeft(region: HTMLElement | null): boolean {
  const card = region?.querySelector('.toast-leaves');
  return card ? getComputedStyle(card).visibility === 'hidden' : false;
}

function ToastCard({ toast, leaves }: { toast: Toast; leaves: boolean }) {
  const Icon = ICONS[toast.tone];
  return (
    <div className={classNames('toast', leaves && 'toast-leaves')} role={toast.tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} />
      <p>{toast.text}</p>
      <IconButton
        className="needs-script"
        label="Dismiss"
        icon={<X size={18} />}
        onClick={() => toasts.dismiss(toast.id)}
      />
    </div>
  );
}
