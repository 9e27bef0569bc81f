import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';
import { showToast, type Toast, type ToastTone, toasts } from './toasts.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const NONE: readonly Toast[] = [];

export interface FlashMessage {
  /** Differs for every message, so that the same words can be shown again. */
  id: string;
  text: string;
  tone?: ToastTone;
}

/** Where toasts appear; once, near the end of the document. `flash` is the message that a redirect brought along. */
export function ToastRegion({ flash }: { flash?: FlashMessage | null }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  const [scripted, setScripted] = useState(false);
  useEffect(() => {
    if (flash) showToast(flash.text, flash.tone);
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
      className="toasts"
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={blurred}
    >
      {(scripted ? list : first).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.tone];
  return (
    <div className="toast" role={toast.tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} aria-hidden="true" />
      <p>{toast.text}</p>
      <IconButton
        className="needs-script"
        label="Dismiss"
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => toasts.dismiss(toast.id)}
      />
    </div>
  );
}
