import { TextField, type TextFieldProps, TooltipButton } from '@talkgraph/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      inside={
        <TooltipButton
          label={isShown ? 'Hide the password' : 'Show the password'}
          icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
