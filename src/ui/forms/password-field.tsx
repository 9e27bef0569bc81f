import { type ComponentProps, useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Field, type FieldProps, fieldAndControl } from './field.tsx';
import { IconButton } from '../icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldProps & {
    /** Given, the caller keeps it: two fields are then shown and hidden together. */
    visible?: boolean;
    onVisibleChange?: (visible: boolean) => void;
  };

/** A password with one switch to show it; without scripts it stays hidden and has no switch. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, control] = fieldAndControl(props);
  const { visible, onVisibleChange, ...input } = control;
  const [own, setOwn] = useState(false);
  const shown = visible ?? own;
  const toggle = () => {
    setOwn(!shown);
    onVisibleChange?.(!shown);
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="input">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            className="needs-script"
            data-js
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={toggle}
          />
        </span>
      )}
    </Field>
  );
}
