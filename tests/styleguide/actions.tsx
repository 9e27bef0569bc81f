import { type FormEvent, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { showToast } from '#ui/overlays/toasts.ts';
import { Part } from './part.tsx';

/** Everything that is pressed. */
export function Actions() {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const deleted = (event: FormEvent) => {
    event.preventDefault();
    setAsked(false);
    showToast('Listing deleted');
  };
  return (
    <>
      <Part title="Buttons">
        <Button icon={<Plus size={20} aria-hidden="true" />}>Add Property</Button>
        <Button variant="secondary">Clear Result</Button>
        <Button variant="quiet">See more</Button>
        <Button variant="danger" icon={<Trash size={18} aria-hidden="true" />}>
          Delete
        </Button>
        <Button busy>Make Registration</Button>
        <Button variant="secondary" busy>
          Show more
        </Button>
        <Button disabled>Upload</Button>
        <Button busy={busy} onClick={() => setBusy(true)} size="lg">
          Press me
        </Button>
        <ButtonLink to="/styleguide" size="lg" variant="secondary">
          For Rent
        </ButtonLink>
        <IconButton label="Search" icon={<Search size={22} aria-hidden="true" />} />
        <IconButton label="Search" raised icon={<Search size={22} aria-hidden="true" />} />
      </Part>
      <Part title="Views and menus">
        <Segmented
          label="Kind of offer"
          items={[
            { label: 'All', to: '/styleguide?all', current: true },
            { label: 'For Sale', to: '/styleguide?sale', current: false },
            { label: 'For Rent', to: '/styleguide?rent', current: false },
          ]}
        />
        <Menu
          button={
            <>
              <User size={20} aria-hidden="true" /> Account
            </>
          }
        >
          <Link to="/styleguide">My Properties</Link>
          <Link to="/styleguide">Edit profile</Link>
          <button type="button">Logout</button>
        </Menu>
      </Part>
      <Part title="Badges">
        <Badge>Draft</Badge>
        <Badge tone="good">Active</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Hidden</Badge>
        <Badge tone="photo">For Sale</Badge>
      </Part>
      <Part title="Over the page">
        <Button variant="danger" onClick={() => setAsked(true)}>
          Delete listing
        </Button>
        <Button variant="secondary" onClick={() => showToast('Listing saved')}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => showToast('Image upload failed (2 MB at most per image)', 'error')}>
          Failure toast
        </Button>
        <form id="deletion" onSubmit={deleted} />
        <ConfirmDialog
          id="confirm"
          title="Delete listing"
          open={asked}
          onClose={() => setAsked(false)}
          no="No, keep it"
          yes="Yes, delete"
          form="deletion"
          busy={false}
        >
          Are you sure you want to delete this listing?
        </ConfirmDialog>
      </Part>
    </>
  );
}
