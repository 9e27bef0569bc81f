import type { MouseEvent } from 'react';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { Menu } from '#ui/overlays/menu.tsx';
import { showToast } from '#ui/overlays/toasts.ts';

interface ShareProps {
  /** What it is, in one line. */
  text: string;
  /** The full address. */
  url: string;
}

/** The phone's own way to share where there is one; else, and without scripts, WhatsApp, e-mail and the address. */
export function Share({ text, url }: ShareProps) {
  const message = encodeURIComponent(`${text}\n${url}`);
  const native = (event: MouseEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('summary');
    if (!onButton || !navigator.share || !matchMedia('(hover: none)').matches) return;
    event.preventDefault();
    navigator.share({ title: text, text, url }).catch(() => undefined);
  };
  return (
    <div onClickCapture={native}>
      <Menu
        buttonClass="btn btn-secondary"
        button={
          <>
            <Share2 size={18} />
            Share
          </>
        }
      >
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} />
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(text)}&body=${message}`}>
          <Mail size={20} />
          Email
        </a>
        <button type="button" className="needs-script" data-js onClick={() => void copy(url)}>
          <Link2 size={20} />
          Copy link
        </button>
      </Menu>
    </div>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link copied');
  } catch {
    showToast('The link could not be copied', 'error');
  }
}
