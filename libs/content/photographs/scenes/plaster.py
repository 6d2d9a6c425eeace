"""The tea tin (teal, brass lid) in front of warm plaster. One key light from the left casts a long shadow to the right.

--view hero|front|back|lid|scale. Run it with `npm run photographs`.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from objects import *
a = args(800, 800, 64, view='hero')
s = new_scene(a)

def plaster(name, base, dark, relief):
    m = M(name); c = m.coord()
    big = m.noise(.9, 5, .6, c); mid = m.noise(5, 5, .6, c, .4); fine = m.noise(46, 5, .65, c)
    trowel = m.noise(1., 4, .6, m.n('Mapping', Vector=c, Rotation=(0, .5, .3), Scale=(2.2, 2.2, 7.)).outputs[0], .8)
    col = m.ramp(m.math('ADD', m.math('MULTIPLY', big, .6), m.math('MULTIPLY', trowel, .4)), [(.34, dark), (.66, base)])
    h = m.math('ADD', m.math('MULTIPLY', trowel, 1.), m.math('ADD', m.math('MULTIPLY', mid, .5), m.math('MULTIPLY', fine, .14)))
    return m.done(m.pbr(Base_Color=col, Roughness=.86, Specular=.15, Normal=m.bump(h, relief)))
wall = plaster('wall', (.62, .47, .335), (.50, .365, .25), .050)
top = plaster('shelf', (.60, .47, .35), (.52, .395, .285), .020)
D = 1.55                                                          # distance from the tin to the wall
mesh('wall', [(-14, D, -4), (14, D, -4), (14, D, 9), (-14, D, 9)], [(0, 1, 2, 3)], None, wall, smooth=False)
box('shelf', (28, 9, .5), top, .03, 4, (0, D - 4.5, -.25))

# The spread of the key keeps it off the left of the wall, which stays dark under the heading of the page.
area('key', (-4.0, -3.2, 2.5), (.55, .6, .5), .75, 330, (1., .85, .68), spread=52)
area('strip', (-2.2, -3.6, 1.4), (0, 0, .6), .5, 20, (1., .90, .78), size_y=2.4, spread=100)
area('fill', (4.4, -3.6, 2.4), (0, 0, .6), 3.0, 12, (.70, .86, 1.))
area('top', (.5, 1.0, 3.6), (0, 0, 1.), 1.0, 9, (1., .9, .78), spread=90)
world((.55, .70, .85), .06)

if a.view == 'hero':
    tea((0, 0, 0), rz=19, lid='brass'); camera((-.1, -8.6, 1.72), (.10, 0, .70), 122, focus=(0, -.5, .6), fstop=.9)
elif a.view == 'front':
    tea((0, 0, 0), rz=2, lid='brass'); camera((0, -9., 1.6), (.05, 0, .60), 150, focus=(0, -.45, .6), fstop=.9)
elif a.view == 'back':
    tea((0, 0, 0), rz=180 - 12, lid='brass', back=True); camera((0, -9., 2.3), (.05, 0, .58), 150, focus=(0, -.5, .6), fstop=.9)
elif a.view == 'lid':
    tea((0, 0, 0), rz=33, lid='brass'); camera((-.4, -4.6, 3.1), (.02, -.16, .99), 205, focus=(-.02, -.40, 1.06), fstop=.8)
else:
    tea((-.44, .10, 0), rz=24, lid='brass'); cup((.62, -.28, 0), rz=60); camera((.1, -9.6, 2.3), (.12, 0, .52), 128, focus=(-.1, -.40, .5), fstop=1.)
# The label on the back faces the key. Less smoothing keeps its print and the brushed brass.
render(a, 'warm', radius=5, k=.4 if a.view in ('back', 'lid') else .55, exp={'back': -.8, 'lid': -.2}.get(a.view, -.35))
