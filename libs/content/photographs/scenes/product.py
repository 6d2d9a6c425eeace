"""One product, or the whole sample set, on seamless white paper.

--shot syrup|tea|cup|soap|candle|set. Run it with `npm run photographs`.
"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from objects import *
a = args(960, 1200, 96, shot='syrup')
s = new_scene(a)

# seamless paper: floor, a wide sweep, wall
m = M('seamless'); seam = m.done(m.pbr(Base_Color=(.80,.795,.785), Roughness=.75, Specular=.15))
prof = [(-7., 0.)] + [(2.2 + 2.6*math.sin(t), 2.6 - 2.6*math.cos(t)) for t in [i*math.pi/48 for i in range(25)]] + [(4.8, 9.)]
V = [(x, y, z) for (y, z) in prof for x in (-12, 12)]
mesh('paper', V, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(prof)-1)], None, seam, angle=60)

# one large soft key (left, slightly warm), cool fill (right), a light on the paper behind, black flags for the glass edges
area('key', (-3.4, -2.6, 4.2), (0, 0, .6), 2.6, 205, (1., .925, .83))
area('strip', (-3.3, -1.7, 1.25), (0, 0, .8), .75, 62, (1., .95, .88), size_y=2.5)
area('fill', (4.6, -2.4, 2.2), (0, 0, .7), 3.2, 42, (.80, .92, 1.))
area('back', (0.6, 2.4, 5.2), (0.2, 3.6, .6), 3.4, 165, (1., .985, .97))
world((.86, .93, 1.), .16)
bm = M('flag'); fl = bm.done(bm.n('BsdfDiffuse', Color=(.012,.014,.016)))
for x in (-1.55, 1.75):
    if a.shot in ('syrup', 'candle'):
        o = plane('flag', [(x, -.35, 0), (x, .55, 0), (x, .55, 2.4), (x, -.35, 2.4)], fl); o.visible_camera = False; o.visible_shadow = False; o.visible_diffuse = False

V3 = {}
if a.shot == 'syrup':
    syrup((0, 0, 0), rz=-4); camera((0, -9.2, 1.75), (0, 0, .95), 116, focus=(0, -.42, .8), fstop=1.0)
elif a.shot == 'tea':
    tea((0, 0, 0), rz=22); camera((0, -9., 2.35), (0, 0, .57), 140, focus=(0, -.5, .6), fstop=.9)
elif a.shot == 'cup':
    cup((0, 0, 0), rz=35); camera((0, -8.6, 2.75), (0, 0, .44), 162, focus=(0, -.42, .5), fstop=.8)
elif a.shot == 'soap':
    soap((0, 0, 0), rz=-24); camera((0, -8.4, 3.6), (0, 0, .14), 136, focus=(0, -.35, .3), fstop=.7)
elif a.shot == 'candle':
    candle((0, 0, 0), rz=-6); camera((0, -9., 2.2), (0, 0, .46), 150, focus=(0, -.4, .5), fstop=.8)
else:
    syrup((-.46, .40, 0), rz=2); tea((.42, .46, 0), rz=10); cup((1.12, -.36, 0), rz=60); soap((-.72, -.78, 0), rz=-10)
    camera((.04, -11.4, 3.2), (.04, 0, .70), 97, focus=(.0, -.25, .6), fstop=1.1)
render(a, 'white', radius=8, k=.42 if a.shot == 'soap' else .6, exp={'soap': -.04, 'cup': -.08, 'tea': .08}.get(a.shot, 0), amber=.8 if a.shot in ('syrup', 'set') else 0)
