const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** What the sign-in library's tables and columns are called here. */
export const tableNames = {
  user: { modelName: 'users', fields: { ...dates, emailVerified: 'email_verified' } },
  session: {
    modelName: 'sign_ins',
    fields: {
      ...dates,
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
    },
  },
  account: {
    modelName: 'credentials',
    fields: {
      ...dates,
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'verifications', fields: { ...dates, expiresAt: 'expires_at' } },
} as const

/** The same for what belongs to the second factor. */
export const twoFactorNames = {
  user: { fields: { twoFactorEnabled: 'two_factor' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failures',
      lockedUntil: 'locked_until',
    },
  },
} as const
